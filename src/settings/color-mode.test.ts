import { MODE_KEY, SCHEME_KEY, parseModeChoice, resolveMode, resolveScheme } from './color-mode';

it('stores under the keys of the specification', () => {
  expect([MODE_KEY, SCHEME_KEY]).toEqual(['mui-mode', 'mui-color-scheme']);
});

describe('parseModeChoice', () => {
  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'system'],
    [null, 'system'],
    ['', 'system'],
    ['DARK', 'system'],
    ['"dark"', 'system'],
  ])('reads %j as %s', (stored, choice) => {
    expect(parseModeChoice(stored)).toBe(choice);
  });
});

describe('resolveMode', () => {
  it.each([
    ['system', true, 'dark'],
    ['system', false, 'light'],
    ['light', true, 'light'],
    ['dark', false, 'dark'],
  ] as const)('shows %s with a dark system %s as %s', (choice, prefersDark, mode) => {
    expect(resolveMode(choice, prefersDark)).toBe(mode);
  });
});

describe('resolveScheme', () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
  afterEach(() => consoleError.mockClear());
  afterAll(() => consoleError.mockRestore());

  it.each([
    ['light', null],
    ['light', 'light'],
    ['dark', null],
    ['dark', 'dark'],
  ] as const)('is the scheme of the %s mode for %j, without a word', (mode, stored) => {
    expect(resolveScheme(mode, stored)).toBe(mode);
    expect(consoleError).not.toHaveBeenCalled();
  });

  it.each([
    ['light', 'dark'],
    ['dark', 'light'],
    ['light', ''],
    ['dark', 'solarized'],
  ] as const)('logs that the %s mode has no scheme "%s"', (mode, stored) => {
    expect(resolveScheme(mode, stored)).toBe(mode);
    expect(consoleError.mock.calls).toEqual([
      [
        `The color scheme "${stored}" stored under mui-color-scheme-${mode} does not exist in the theme's color schemes (${mode}).`,
      ],
    ]);
  });
});

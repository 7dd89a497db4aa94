import { parseScheme, schemeKey } from './color-mode';

it('stores schemes under the keys of the specification', () => {
  expect([schemeKey('light'), schemeKey('dark')]).toEqual([
    'mui-color-scheme-light',
    'mui-color-scheme-dark',
  ]);
});

describe('parseScheme', () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
  afterEach(() => consoleError.mockClear());
  afterAll(() => consoleError.mockRestore());

  it.each([
    ['light', null],
    ['light', 'light'],
    ['dark', null],
    ['dark', 'dark'],
  ] as const)('is the scheme of the %s mode for %j, without a word', (mode, stored) => {
    expect(parseScheme(mode, stored)).toBe(mode);
    expect(consoleError).not.toHaveBeenCalled();
  });

  it.each([
    ['light', 'dark'],
    ['dark', 'light'],
    ['light', ''],
    ['dark', 'solarized'],
  ] as const)('logs that the %s mode has no scheme "%s"', (mode, stored) => {
    expect(parseScheme(mode, stored)).toBe(mode);
    expect(consoleError.mock.calls).toEqual([
      [
        `The color scheme "${stored}" stored under mui-color-scheme-${mode} does not exist in the theme's color schemes (${mode}).`,
      ],
    ]);
  });
});

/** The module keeps what it has loaded, so each test imports a fresh one. */
type Sections = typeof import('./sections');

const mockLoaders = {
  '/lib': jest.fn(async (): Promise<unknown> => undefined),
  '/lib/api': jest.fn(async (): Promise<unknown> => undefined),
  '/lib/api#dialog': jest.fn(async (): Promise<unknown> => undefined),
  '/lib/v6/api': jest.fn(async (): Promise<unknown> => undefined),
  '/other': jest.fn(async (): Promise<unknown> => undefined),
};

jest.mock('@generated/main-bundle/sections', () => ({ loaders: mockLoaders }), { virtual: true });

function sections(): Sections {
  let module: Sections | undefined;
  jest.isolateModules(() => {
    module = jest.requireActual<Sections>('./sections');
  });
  return module as Sections;
}

beforeEach(() => jest.clearAllMocks());

function called(): string[] {
  return Object.entries(mockLoaders).flatMap(([key, load]) =>
    load.mock.calls.length > 0 ? [key] : [],
  );
}

describe('loadSection', () => {
  it.each([
    ['/lib/react-button/', ['/lib']],
    ['/lib/api/button/', ['/lib/api']],
    ['/lib/api/dialog/', ['/lib/api#dialog']],
    ['/lib/api/Dialog-Title.html', ['/lib/api#dialog']],
    ['/lib/api/dial/', ['/lib/api']],
    ['/lib/v6/api/button/', ['/lib/v6/api']],
    ['/LIB/Api/button/index.html', ['/lib/api']],
    ['/lib/guide/start/?a=/other#b', ['/lib']],
    ['/lib/api/', ['/lib/api']],
    ['/lib/v6/', ['/lib']],
    ['/lib%C3%A4/%E0%A4%A/', []],
    ['/libs/button/', []],
    ['/', []],
  ])('loads for %s the section %j', async (pathname, keys) => {
    const { isKnown, loadSection } = sections();
    expect(isKnown(pathname)).toBe(keys.length === 0);
    await loadSection(pathname);
    expect(called()).toEqual(keys);
    expect(isKnown(pathname)).toBe(true);
  });

  it('loads a section once', async () => {
    const { isKnown, loadSection } = sections();
    await Promise.all([loadSection('/lib/api/a/'), loadSection('/lib/api/b/')]);
    expect(mockLoaders['/lib/api']).toHaveBeenCalledTimes(1);
    expect(isKnown('/lib/react-button/')).toBe(false);
  });

  it('retries after a failure', async () => {
    const { isKnown, loadSection } = sections();
    mockLoaders['/other'].mockRejectedValueOnce(new Error('offline'));
    await expect(loadSection('/other/a/')).rejects.toThrow('offline');
    expect(isKnown('/other/a/')).toBe(false);
    await loadSection('/other/a/');
    expect(isKnown('/other/a/')).toBe(true);
  });
});

it('compares products, not folders', () => {
  const { isSameProduct } = sections();
  expect(isSameProduct('/lib/api/a/', '/lib/v6/react-button/')).toBe(true);
  expect(isSameProduct('/lib/api/a/', '/other/a/')).toBe(false);
});

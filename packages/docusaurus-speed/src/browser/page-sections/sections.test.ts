import { interruptible } from '../../testing/interruptible';
import { generatedTexts, manyPages } from '../../testing/generated';
import { parseGenerated } from '../../generated-files';
import { planSections } from '../../page-sections/sections';

/** The module keeps what it has loaded, so each test imports a fresh one. */
type Sections = typeof import('./sections');

const mockLoaders = {
  '/lib': jest.fn(async (): Promise<unknown> => undefined),
  '/lib/api': jest.fn(async (): Promise<unknown> => undefined),
  '/lib/api#dialog': jest.fn(async (): Promise<unknown> => undefined),
  '/lib/v6/api': jest.fn(async (): Promise<unknown> => undefined),
  '/other': jest.fn(async (): Promise<unknown> => undefined),
};

function sections(loaders: Record<string, () => Promise<unknown>> = mockLoaders): Sections {
  let module: Sections | undefined;
  jest.isolateModules(() => {
    jest.doMock('@generated/page-sections/sections', () => ({ loaders }), { virtual: true });
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
  it.each<[pathname: string, keys: string[]]>([
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
  ])('loads for %s the sections %j', async (pathname, keys) => {
    const { isKnown, loadSection } = sections();
    expect(isKnown(pathname)).toBe(keys.length === 0);
    await loadSection(pathname);
    expect(called()).toEqual(keys);
    expect(isKnown(pathname)).toBe(true);
  });

  it('takes linear time for a path with many folders', async () => {
    const { loadSection } = sections();
    await interruptible(() => loadSection(`/lib/v6/api${'/a'.repeat(100_000)}/`));
    expect(called()).toEqual(['/lib/v6/api']);
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

it('loads the section that lists the page, wherever the plugin puts it', async () => {
  const page = (slug: string) => ({ id: slug, slug });
  const below = (folder: string, count: number) =>
    manyPages(count).map(({ slug }) => page(`${folder}/${slug}`));
  const pages = [
    ...manyPages(130),
    // Pages whose path is also a folder: large enough for parts, for a section, and too small.
    page('api'),
    page('Theming'),
    ...below('theming', 20),
    page('guide'),
    page('theming/api'),
    // A folder with pages only in folders below.
    page('far'),
    ...below('far/away', 9),
  ];
  const plan = planSections(
    parseGenerated(
      generatedTexts([
        { name: 'current', path: '/lib', pages },
        { name: '6.5.0', path: '/lib/v6', pages: [...manyPages(4), page('api')] },
      ]),
    ),
  );
  const listed = plan.sections.flatMap(({ key, pages: members }) =>
    members.map(({ route }): [path: string, key: string] => [route.path, key]),
  );
  expect(listed).toHaveLength(pages.length + 10);
  expect(new Set(listed.map(([, key]) => key)).size).toBeGreaterThan(8);
  const keys = plan.sections.map(({ key }) => key);
  const loadedFor = async (path: string) => {
    const seen: string[] = [];
    const loaders = keys.map((key) => [key, async () => seen.push(key)] as const);
    await sections(Object.fromEntries(loaders)).loadSection(path);
    return seen;
  };
  for (const [path, key] of listed) {
    expect([path, await loadedFor(path)]).toEqual([path, [key]]);
  }
});

import type { LoadContext } from '@docusaurus/types';
import staticThemePlugin from '.';

const CONTEXT = { generatedFilesDir: '/site/.docusaurus', baseUrl: '/base/' } as LoadContext;
const OPTIONS = {
  id: 'default',
  docs: ':root{--docs-a:1;}',
  libraries: { material: 'm{}', 'material-v6': 'o{}', joy: 'j{}' },
};

/** Runs the plugin's bundler configuration. */
function configure(isServer: boolean, options = OPTIONS) {
  const emitted: Record<string, string> = {};
  const defined: Record<string, string> = {};
  const compilation = {
    hooks: { processAssets: { tap: (_options: unknown, emit: () => void) => emit() } },
    emitAsset: (name: string, { text }: { text: string }) => {
      emitted[name] = text;
    },
  };
  const compiler = {
    hooks: {
      thisCompilation: {
        tap: (_name: string, start: (given: unknown) => void) => start(compilation),
      },
    },
  };
  class DefinePlugin {
    constructor(private readonly values: Record<string, string>) {}
    apply() {
      Object.assign(defined, this.values);
    }
  }
  class RawSource {
    constructor(readonly text: string) {}
  }
  const instance = {
    DefinePlugin,
    Compilation: { PROCESS_ASSETS_STAGE_ADDITIONAL: -2000 },
    sources: { RawSource },
  };
  const utils = { currentBundler: { name: 'rspack', instance } };
  type Configure = NonNullable<ReturnType<typeof staticThemePlugin>['configureWebpack']>;
  const { plugins = [] } = (staticThemePlugin(CONTEXT, options).configureWebpack as Configure)(
    {},
    isServer,
    utils as unknown as Parameters<Configure>[2],
    undefined,
  ) as { plugins?: { apply(given: unknown): void }[] };
  plugins.forEach((plugin) => plugin.apply(compiler));
  return { emitted, urls: JSON.parse(defined.__LIBRARY_STYLESHEETS__!) as Record<string, string> };
}

it("writes each library's stylesheet to a separate file", () => {
  const { emitted, urls } = configure(false);
  expect(Object.values(emitted)).toEqual(['m{}', 'o{}', 'j{}']);
  expect(Object.values(urls)).toEqual(Object.keys(emitted).map((name) => `/base/${name}`));
  expect(urls.material).toMatch(/^\/base\/assets\/css\/theme-material\.[0-9a-f]{8}\.css$/);
  expect(urls.joy).toMatch(/^\/base\/assets\/css\/theme-joy\.[0-9a-f]{8}\.css$/);
});

it('returns the same URLs on the server without writing files', () => {
  expect(configure(true)).toEqual({ emitted: {}, urls: configure(false).urls });
});

it("changes a file's URL only with its own content", () => {
  const changed = { ...OPTIONS, libraries: { ...OPTIONS.libraries, material: 'm{top:0}' } };
  const [before, after] = [configure(true).urls, configure(true, changed).urls];
  expect(after.material).not.toBe(before.material);
  expect(after.joy).toBe(before.joy);
});

it("adds the site's theme to the site's stylesheet, and writes what pages need of the libraries", async () => {
  const plugin = staticThemePlugin(CONTEXT, OPTIONS);
  const createData = jest.fn();
  type Loaded = Parameters<NonNullable<typeof plugin.contentLoaded>>[0];
  await plugin.contentLoaded?.({ actions: { createData } } as unknown as Loaded);
  const written = new Map(createData.mock.calls as [string, string][]);
  expect(written.get('docs-theme.css')).toBe(':root{--docs-a:1;}');
  const fonts = written.get('library-fonts.js')!;
  expect(fonts).toContain(
    'import font0 from "@fontsource/roboto/files/roboto-latin-400-normal.woff2";',
  );
  expect(fonts).toContain('"material": [font0, font1],');
  expect(JSON.parse(written.get('library-sandboxes.json')!)).toMatchObject({
    joy: { entries: { rtl: { tree: expect.arrayContaining(['<CacheProvider value={cache}>']) } } },
  });
  expect(plugin.getClientModules?.()).toEqual([
    '/site/.docusaurus/static-theme/default/docs-theme.css',
  ]);
});

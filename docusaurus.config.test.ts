/** @reads-pages */
import fs from 'node:fs';

jest.mock('@site/lines/current', () => jest.requireActual('@site/lines/7/line'));

// Reading the descriptions writes a cache if there is none.
jest.mock('./plugins/reference/api-reference/load-api', () => {
  const fail = () => {
    throw new Error('Importing the config must not read API descriptions.');
  };
  return { loadApi: fail, loadReleases: fail, loadTarget: fail, releasesOf: fail };
});

const WRITERS = ['writeFileSync', 'mkdirSync', 'rmSync', 'renameSync', 'copyFileSync'] as const;
const ASYNC_WRITERS = ['writeFile', 'mkdir', 'rm', 'rename', 'copyFile'] as const;

it('writes nothing when it is imported', async () => {
  const writers = [
    ...WRITERS.map((name) => jest.spyOn(fs, name)),
    ...ASYNC_WRITERS.map((name) => jest.spyOn(fs.promises, name)),
  ];
  const { default: config } = await import('./docusaurus.config');
  expect(config.plugins?.length).toBeGreaterThan(0);
  const files = writers.flatMap(({ mock }) => mock.calls.map(([file]) => String(file)));
  // Jest caches compiled modules.
  expect(files.filter((file) => !file.includes('/.cache/jest/'))).toEqual([]);
});

it("takes each docs instance's navigation tree from sidebars.ts", async () => {
  jest.resetModules();
  jest.doMock('./sidebars', () => {
    const { default: actual } = jest.requireActual<typeof import('./sidebars')>('./sidebars');
    return { __esModule: true, default: { ...actual, 'docs-joy': 'docs-system/sidebar.ts' } };
  });
  const { default: config } = await import('./docusaurus.config');
  const docs = config.plugins!.flatMap((plugin) =>
    Array.isArray(plugin) && plugin[0] === '@docusaurus/plugin-content-docs' ? [plugin[1]] : [],
  );
  expect(docs).toContainEqual(
    expect.objectContaining({ id: 'docs-joy', sidebarPath: 'docs-system/sidebar.ts' }),
  );
});

import { existsSync } from 'node:fs';
import path from 'node:path';
import { FOLDERS, STYLES } from './chunk-table';
import { sharedChunks } from './shared-chunks';

const ROOT = path.resolve(__dirname, '../../..');

const groups = sharedChunks(
  [],
  new Map([['material', { families: new Map([['Tabs', 'navigation']]), demos: 100 }]]),
  ROOT,
);

/** The groups that a file is in, weakest first, with the fewest chunks that use it. */
function groupsIn(file: string): [name: string, minChunks: number][] {
  const module = { identifier: () => file, nameForCondition: () => path.join(ROOT, file) };
  return Object.values(groups).flatMap((group) => {
    const { name, test } = group;
    const fits = test instanceof RegExp ? test.test(module.nameForCondition()) : test?.(module);
    return fits ? [[name, 'minChunks' in group ? group.minChunks : 0] as [string, number]] : [];
  });
}

const groupsOf = (file: string) => groupsIn(`node_modules/${file}`);

it("puts a component into its family's chunk, or into the main one if many demos use it", () => {
  expect(groupsOf('@mui/material/esm/Tabs/Tabs.js')).toEqual([
    ['mui', 2],
    ['mui-components-navigation', 2],
    ['mui', 20],
  ]);
});

it('puts what has no family into the main chunk of the library', () => {
  expect(groupsOf('@mui/material/esm/styles/createTheme.js')).toEqual([['mui', 2]]);
});

it.each([
  ['dayjs/esm/index.js', 'dayjs'],
  ['@mui/x-charts-vendor/d3.js', 'x-charts'],
  ['@mui/system/esm/colorManipulator/colorManipulator.js', 'mui-colors'],
  ['@mui/utils/esm/clamp/clamp.js', 'mui-utils'],
  ['@mui/material/node_modules/@mui/utils/clamp/clamp.js', 'mui'],
])('puts the package file %s into %s', (file, chunk) => {
  expect(groupsOf(file).at(-1)).toEqual([chunk, 2]);
});

it('puts a file into the chunk of the nearest folder, and its styles into one of their own', () => {
  const chunks = (file: string) => groupsIn(file).map(([name]) => name);
  expect(chunks('src/demos/viewer/Viewer.tsx')).toEqual(['demo-viewer']);
  expect(chunks('src/demos/page/Demo.tsx')).toEqual(['demo-page']);
  expect(chunks('src/demos/viewer/styles/Viewer.module.css')).toEqual(['demo-viewer', 'demo-page']);
  expect(chunks('src/tools/theme-studio/app/StudioApp.tsx')).toEqual([]);
});

it('names folders that exist', () => {
  const named = [...FOLDERS.flatMap(({ folders }) => folders), ...STYLES.map((row) => row.folder)];
  expect(named.filter((folder) => !existsSync(path.join(ROOT, folder)))).toEqual([]);
});

import { sharedChunks } from './shared-chunks';
import { temporaryFolder } from '../../../test/unit/temporary-folder';

const empty = temporaryFolder();

const groups = sharedChunks(
  [],
  new Map([['material', { families: new Map([['Tabs', 'navigation']]), demos: 100 }]]),
  empty,
);

/** The groups that a file of a package is in, weakest first, with the fewest chunks that use it. */
function groupsOf(file: string): [name: string, minChunks: number][] {
  const module = { identifier: () => file, nameForCondition: () => `/site/node_modules/${file}` };
  return Object.values(groups).flatMap((group) => {
    const { name, test } = group;
    const fits = test instanceof RegExp ? test.test(module.nameForCondition()) : test?.(module);
    return fits ? [[name, 'minChunks' in group ? group.minChunks : 0] as [string, number]] : [];
  });
}

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

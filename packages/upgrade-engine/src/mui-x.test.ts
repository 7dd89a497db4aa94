import { checkFile } from './check-code';
import { fixTo9 } from './testing/fix-to-9';
import { TO_7, TO_9 } from './testing/rules';

const GRID = "import { DataGridPro } from '@mui/x-data-grid-pro';\n";

it.each([
  ["import { useGridApiEventHandler } from '@mui/x-data-grid-premium';", 'useGridApiEventHandler'],
  ["import { TreeView } from '@mui/x-tree-view/TreeView';", 'TreeView'],
  [`${GRID}<DataGridPro rowPositionsDebounceMs={1} />;`, 'DataGrid.rowPositionsDebounceMs'],
  [`${GRID}<DataGridPro slotProps={{ baseInputLabel: {} }} />;`, 'DataGrid.slots.baseInputLabel'],
  [
    "import { LineChart } from '@mui/x-charts';\n<LineChart legend={{ hidden: true }} />;",
    'LineChart.legend',
  ],
])(
  'finds what MUI X no longer has in %s, whatever version of Material UI it is used with',
  (code, name) => {
    const { findings } = checkFile({ file: 'App.tsx', code }, TO_9, '7');
    expect(findings.map((one) => one.name)).toEqual([name]);
  },
);

it.each([
  ['unstable_rowSpanning', 'rowSpanning'],
  ['components={{ Toolbar: Bar }}', 'slots={{ toolbar: Bar }}'],
  [
    'componentsProps={{ toolbar: { id } }} slotProps={{ row: {} }}',
    'slotProps={{ row: {}, toolbar: { id } }}',
  ],
])('rewrites %s of a data grid', (before, after) => {
  expect(fixTo9(`${GRID}<DataGridPro ${before} />;`)).toEqual({
    source: `${GRID}<DataGridPro ${after} />;`,
    left: [],
  });
});

it.each([
  "import { Toolbar } from '@mui/x-data-grid';\n<Toolbar TransitionProps={{}} />;",
  "import { Badge } from '@mui/x-charts';\n<Badge componentsProps={{}} />;",
  `${GRID}<DataGridPro onClick={f} rowSpanning slots={{ toolbar: Bar }} />;`,
  "import { DateField } from '@mui/x-date-pickers';\n<DateField onBlur={f} />;",
])('finds nothing in %s', (code) => {
  expect(checkFile({ file: 'App.tsx', code }, TO_9).findings).toEqual([]);
});

it("doesn't take a picker of the lab for one of MUI X", () => {
  const code = "import { DatePicker } from '@mui/lab';\n<DatePicker components={{}} />;";
  expect(fixTo9(code).left).toEqual(['DatePicker of @mui/lab']);
});

it.each([
  ['7', TO_7, 'isn’t checked'],
  ['9', TO_9, 'is only checked for what version 9 lacks'],
] as const)('says what an upgrade to %s knows of MUI X', (_, rules, text) => {
  const { unknown } = checkFile({ file: 'App.tsx', code: GRID }, rules);
  expect(unknown.map((one) => one.text)).toEqual([expect.stringContaining(text)]);
});

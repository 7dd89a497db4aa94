import { checkFile } from '../check-code';
import { fixTo9 } from '../testing/fix-to-9';
import { TO_9 } from '../testing/rules';

it.each([
  [
    "import Grid, { grid2Classes, Grid2Props, getGrid2UtilityClass } from '@mui/material/Unstable_Grid2';",
    "import Grid, { gridClasses as grid2Classes, GridProps as Grid2Props, getGridUtilityClass as getGrid2UtilityClass } from '@mui/material/Grid';",
  ],
  [
    "import { grid2Classes } from '@mui/material/Grid2';",
    "import { gridClasses as grid2Classes } from '@mui/material/Grid';",
  ],
  [
    "export { default as Grid, grid2Classes } from '@mui/material/Unstable_Grid2';",
    "export { default as Grid, gridClasses as grid2Classes } from '@mui/material/Grid';",
  ],
  [
    "export type { Grid2Props } from '@mui/material/Grid2';",
    "export type { GridProps as Grid2Props } from '@mui/material/Grid';",
  ],
  [
    "import DeleteOutline from '@mui/icons-material/DeleteOutline';",
    "import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined';",
  ],
  [
    "import { InfoOutline, Home } from '@mui/icons-material';",
    "import { InfoOutlined as InfoOutline, Home } from '@mui/icons-material';",
  ],
  [
    "export { default as Info } from '@mui/icons-material/InfoOutline';",
    "export { default as Info } from '@mui/icons-material/InfoOutlined';",
  ],
  [
    "import { PaletteColor } from '@mui/material/styles/createPalette.d';",
    "import { PaletteColor } from '@mui/material/styles';",
  ],
  [
    "import * as React from 'react';\ndeclare module '@mui/material/styles/createPalette.d' {\n  interface Palette {\n    brand: PaletteColor;\n  }\n}",
    "import { PaletteColor } from '@mui/material/styles';\nimport * as React from 'react';\ndeclare module '@mui/material/styles' {\n  interface Palette {\n    brand: PaletteColor;\n  }\n}",
  ],
  [
    "import { PaletteColor } from '@mui/material';\ndeclare module '@mui/material/styles/createPalette' {\n  interface Palette {\n    brand: PaletteColor;\n  }\n}",
    "import { PaletteColor } from '@mui/material';\ndeclare module '@mui/material/styles' {\n  interface Palette {\n    brand: PaletteColor;\n  }\n}",
  ],
])('changes names and path of %s', (before, after) => {
  expect(fixTo9(before)).toEqual({ source: after, left: [] });
});

it.each([
  ["import Grid2, { Grid2Slot } from '@mui/material/Grid2';", ['Grid2', 'Grid2Slot']],
  ["import { Grid2Slot } from '@mui/material';", ['Grid2Slot']],
  ["export * from '@mui/material/Grid2';", ['@mui/material/Grid2']],
  ["import * as Grid2 from '@mui/material/Grid2';", ['@mui/material/Grid2']],
  [
    "declare module '@mui/material/styles/createPalette' { interface Other {} }",
    ['@mui/material/styles/createPalette'],
  ],
])('leaves %s, whose names the new module lacks or may lack', (code, left) => {
  expect(fixTo9(code)).toEqual({ source: code, left });
});

it('keeps icons apart from components of the same name', () => {
  const code = "import { Menu } from '@mui/icons-material';\n<Menu PaperProps={{}} />;";
  expect(fixTo9(code)).toEqual({ source: code, left: [] });
});

it.each([
  ['@material-ui/core', 'Upgrade to Material UI 5 first'],
  ['@mui/styles', 'migrating-from-jss'],
  ['@mui/x-data-grid', '@mui/x-codemod'],
  ['@mui/base/Menu', 'Base UI'],
  ['@mui/system', 'Install its release'],
  ['@mui/joy', 'changelog'],
])('says what to do about %s', (source, advice) => {
  const code = `import { A } from '${source}';`;
  const { unknown } = checkFile({ file: 'App.tsx', code }, TO_9);
  expect(unknown.map(({ text }) => text)).toEqual([expect.stringContaining(advice)]);
});

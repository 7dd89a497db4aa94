import type { ProductId } from '../../../src/foundation/products';

const MATERIAL = [
  "import { ThemeProvider, createTheme, styled } from '@mui/material/styles';",
  "import CssBaseline from '@mui/material/CssBaseline';",
];

/** What nearly every app with a product's components has, besides React. */
export const BASELINES: Partial<Record<ProductId, readonly string[]>> = {
  'material-ui': MATERIAL,
  'joy-ui': [
    "import { CssVarsProvider, extendTheme, styled } from '@mui/joy/styles';",
    "import CssBaseline from '@mui/joy/CssBaseline';",
  ],
  system: ["import { ThemeProvider, createTheme, styled } from '@mui/system';"],
  x: MATERIAL,
};

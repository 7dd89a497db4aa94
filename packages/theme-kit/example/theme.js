import { createTheme, lighten } from '@mui/material/styles';
import { brand } from './brand.js';

export default createTheme({
  palette: {
    primary: { main: brand },
    background: { default: lighten(brand, 0.9) },
  },
  shape: { borderRadius: 8 },
});

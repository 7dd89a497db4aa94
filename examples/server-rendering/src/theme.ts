import { createTheme } from '@mui/material/styles';

export const theme = createTheme({
  palette: { primary: { main: '#5b3a8c' } },
});

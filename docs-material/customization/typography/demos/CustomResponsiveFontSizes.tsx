import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const base = createTheme();

const museum = createTheme(base, {
  typography: {
    h4: {
      fontSize: '1.25rem',
      [base.breakpoints.up('sm')]: { fontSize: '2.5rem' },
    },
  },
});

export default function CustomResponsiveFontSizes() {
  return (
    <ThemeProvider theme={museum}>
      <Typography variant="h4" component="p">
        Maps of a sea nobody had sailed
      </Typography>
    </ThemeProvider>
  );
}

import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiAlert: {
      styleOverrides: {
        root: {
          borderRadius: 0,
          variants: [
            {
              props: { variant: 'outlined' },
              style: { border: 0, borderInlineStart: '4px double' },
            },
            {
              props: { variant: 'outlined', severity: 'error' },
              style: { fontWeight: 'bold' },
            },
          ],
        },
      },
    },
  },
});

export default function ThemeVariants() {
  return (
    <ThemeProvider theme={theme}>
      <Paper sx={{ display: 'grid', gap: 1, p: 2 }}>
        <Alert severity="success">Standard: plates are ready</Alert>
        <Alert variant="outlined" severity="info">
          Outlined: paper arrives on Tuesday
        </Alert>
        <Alert variant="outlined" severity="error">
          Outlined and error: a font is missing
        </Alert>
      </Paper>
    </ThemeProvider>
  );
}

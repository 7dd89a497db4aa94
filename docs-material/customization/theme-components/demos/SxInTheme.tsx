import Avatar from '@mui/material/Avatar';
import Paper from '@mui/material/Paper';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiAvatar: {
      styleOverrides: {
        colorDefault: ({ theme: current }) =>
          current.unstable_sx({
            bgcolor: 'success.dark',
            color: 'common.white',
            typography: 'button',
          }),
      },
    },
  },
});

export default function SxInTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Paper sx={{ display: 'flex', gap: 1, p: 1.5 }}>
        <Avatar>A4</Avatar>
        <Avatar variant="rounded">A5</Avatar>
      </Paper>
    </ThemeProvider>
  );
}

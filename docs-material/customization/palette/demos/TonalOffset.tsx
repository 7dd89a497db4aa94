import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const offsets = [0.1, 0.2, 0.5, { light: 0.6, dark: 0.2 }];

const rows = offsets.map((tonalOffset) => ({
  name: JSON.stringify(tonalOffset),
  theme: createTheme({
    palette: { primary: { main: '#5b6d2f' }, tonalOffset },
  }),
}));

export default function TonalOffset() {
  return (
    <Stack spacing={2}>
      {rows.map(({ name, theme }) => (
        <div key={name}>
          <Typography variant="body2">tonalOffset: {name}</Typography>
          <ThemeProvider theme={theme}>
            <Box sx={{ display: 'flex', height: 32 }}>
              <Box sx={{ flex: 1, bgcolor: 'primary.light' }} />
              <Box sx={{ flex: 1, bgcolor: 'primary.main' }} />
              <Box sx={{ flex: 1, bgcolor: 'primary.dark' }} />
            </Box>
          </ThemeProvider>
        </div>
      ))}
    </Stack>
  );
}

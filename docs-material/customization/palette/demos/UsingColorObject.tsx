import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { brown, indigo } from '@mui/material/colors';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const nursery = createTheme({
  palette: { primary: indigo, secondary: brown },
});

export default function UsingColorObject() {
  return (
    <ThemeProvider theme={nursery}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained">Order seedlings</Button>
        <Button variant="contained" color="secondary">
          Book a repotting
        </Button>
      </Stack>
    </ThemeProvider>
  );
}

import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { brown, indigo } from '@mui/material/colors';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const palette = { primary: indigo, secondary: brown };
const nursery = createTheme({ palette });

export default function UsingColorObject() {
  return (
    <ThemeProvider theme={nursery}>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Button variant="contained">Order seedlings</Button>
        <Chip color="secondary" label="Repotting on Friday at 9" />
      </Stack>
    </ThemeProvider>
  );
}

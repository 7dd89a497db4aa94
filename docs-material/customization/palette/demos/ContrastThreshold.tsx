import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const legible = createTheme({ palette: { contrastThreshold: 4.5 } });
const colors = ['primary', 'warning', 'info', 'success'] as const;

export default function ContrastThreshold() {
  return (
    <ThemeProvider theme={legible}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {colors.map((color) => (
          <Chip
            key={color}
            color={color}
            label={`${color}: ${legible.palette[color].contrastText}`}
          />
        ))}
      </Stack>
    </ThemeProvider>
  );
}

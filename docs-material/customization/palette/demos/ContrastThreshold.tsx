import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  createTheme,
  getContrastRatio,
  ThemeProvider,
} from '@mui/material/styles';

const legible = createTheme({ palette: { contrastThreshold: 4.5 } });
const colors = ['primary', 'warning', 'info', 'success'] as const;

function label(color: (typeof colors)[number]) {
  const { main, contrastText } = legible.palette[color];
  return `${color} ${getContrastRatio(main, contrastText).toFixed(1)} : 1`;
}

export default function ContrastThreshold() {
  return (
    <ThemeProvider theme={legible}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {colors.map((color) => (
          <Chip key={color} color={color} label={label(color)} />
        ))}
      </Stack>
    </ThemeProvider>
  );
}

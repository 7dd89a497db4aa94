import type { SxProps } from '@mui/system';
import {
  createTheme,
  css,
  styled,
  unstable_styleFunctionSx,
} from '@mui/system';

const theme = createTheme({ spacing: 10, palette: { ink: '#7a2e12' } });
const base = css({ background: '#fff4e5', borderRadius: 4 });

const Label = styled('span', { skipSx: true })<{ sx?: SxProps }>(
  base,
  unstable_styleFunctionSx,
);

export default function StyleFunctionSxDemo() {
  return (
    <Label theme={theme} sx={{ px: 2, py: 1, color: 'ink' }}>
      Fragile, this side up
    </Label>
  );
}

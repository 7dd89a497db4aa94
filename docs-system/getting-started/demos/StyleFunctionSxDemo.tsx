import type { SxProps } from '@mui/system';
import { styled, unstable_styleFunctionSx } from '@mui/system';

const Label = styled('span', { skipSx: true })<{ sx?: SxProps }>(
  { borderRadius: 4, fontWeight: 700 },
  unstable_styleFunctionSx,
);

export default function StyleFunctionSxDemo() {
  return (
    <Label
      sx={{
        px: 2,
        py: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
      }}
    >
      Fragile, this side up
    </Label>
  );
}

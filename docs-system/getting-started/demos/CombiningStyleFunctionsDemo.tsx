import type { PaletteProps, SpacingProps } from '@mui/system';
import { compose, palette, spacing, styled } from '@mui/system';

const names = new Set([
  ...(palette.filterProps ?? []),
  ...(spacing.filterProps ?? []),
]);

const Crate = styled('div', {
  shouldForwardProp: (prop) => !names.has(String(prop)),
})<PaletteProps & SpacingProps>(compose(spacing, palette));

export default function CombiningStyleFunctionsDemo() {
  return (
    <Crate px={3} py={1} bgcolor="text.primary" color="background.paper">
      24 bottles
    </Crate>
  );
}

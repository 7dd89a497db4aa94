import type { BordersProps, SizingProps } from '@mui/system';
import { borders, compose, sizing, styled } from '@mui/system';

const names = new Set([
  ...(borders.filterProps ?? []),
  ...(sizing.filterProps ?? []),
]);

const Crate = styled('div', {
  shouldForwardProp: (prop) => !names.has(String(prop)),
})<BordersProps & SizingProps>(
  { padding: 6, textAlign: 'center' },
  compose(borders, sizing),
);

export default function CombiningStyleFunctionsDemo() {
  return (
    <Crate border={2} borderRadius={2} width={140}>
      24 bottles
    </Crate>
  );
}

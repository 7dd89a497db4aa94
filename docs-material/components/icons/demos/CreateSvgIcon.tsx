import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createSvgIcon } from '@mui/material/utils';

const Jetway = createSvgIcon(
  <path d="M2 6h9l3 4h8v8h-3v-4h-6l-3-4H5v8H2z" />,
  'Jetway',
);

const Carousel = createSvgIcon(
  <svg viewBox="0 0 32 32" fill="none" stroke="currentColor" strokeWidth={3}>
    <ellipse cx={16} cy={20} rx={13} ry={7} />
    <path d="M11 13V6h10v7" />
  </svg>,
  'Carousel',
);

export default function CreateSvgIcon() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
      <Button startIcon={<Jetway />}>Gates</Button>
      <Button startIcon={<Carousel />}>Baggage claim</Button>
    </Stack>
  );
}

import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function PlainSurface() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Chip label="Oats" />
      <Chip label="Barley" variant="outlined" />
      <Chip label="Rye" color="primary" />
    </Stack>
  );
}

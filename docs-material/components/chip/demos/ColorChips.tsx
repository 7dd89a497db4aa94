import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function ColorChips() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Chip color="success" label="In stock" />
      <Chip color="secondary" label="Ordered" />
      <Chip color="primary" variant="outlined" label="Delivered today" />
      <Chip color="error" variant="outlined" label="Recalled" />
    </Stack>
  );
}

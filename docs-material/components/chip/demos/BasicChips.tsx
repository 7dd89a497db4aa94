import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function BasicChips() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Chip label="Vegan" />
      <Chip label="Contains celery" variant="outlined" />
      <Chip label="Serves 180" variant="outlined" />
    </Stack>
  );
}

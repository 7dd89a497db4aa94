import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function StableIds() {
  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <Checkbox slotProps={{ input: { id: 'stable-ids-bicycle' } }} />
      <Typography component="label" htmlFor="stable-ids-bicycle">
        Travel with a bicycle
      </Typography>
    </Stack>
  );
}

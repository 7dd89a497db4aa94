import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function Variants() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
      <Paper sx={{ p: 3 }}>On the frame: table runner, 40 hours</Paper>
      <Paper variant="outlined" sx={{ p: 3 }}>
        Waiting: christening gown, 25 hours
      </Paper>
    </Stack>
  );
}

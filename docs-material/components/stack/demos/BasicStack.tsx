import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

const queue = ['Replace a chain', 'True the rear wheel', 'Fit mudguards'];

export default function BasicStack() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      {queue.map((job) => (
        <Paper key={job} variant="outlined" sx={{ p: 1.5 }}>
          {job}
        </Paper>
      ))}
    </Stack>
  );
}

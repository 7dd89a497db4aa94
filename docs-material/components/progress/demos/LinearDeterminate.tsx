import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { useRun } from './userun';

export default function LinearDeterminate() {
  const { percent, running, start } = useRun();

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <LinearProgress
        variant="determinate"
        aria-label="Measurement"
        value={percent}
        sx={{ width: '100%' }}
      />
      <Button variant="outlined" onClick={start}>
        {running ? 'Measure again from zero' : 'Measure'}
      </Button>
    </Stack>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRun } from './userun';

export default function CircularWithValueLabel() {
  const { percent, running, start } = useRun();

  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          '& > *': { gridArea: '1 / 1' },
        }}
      >
        <CircularProgress
          variant="determinate"
          size={64}
          aria-label="Spin of the centrifuge"
          value={percent}
        />
        <Typography aria-hidden variant="body2">
          {percent} %
        </Typography>
      </Box>
      <Button onClick={start}>
        {running ? 'Restart' : 'Start'} the centrifuge
      </Button>
    </Stack>
  );
}

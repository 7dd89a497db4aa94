import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function CircularSize() {
  return (
    <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
      <Typography>
        Lead in tap water:{' '}
        <CircularProgress
          size="1em"
          thickness={6}
          aria-label="Measuring lead"
          sx={{ verticalAlign: '-0.125em' }}
        />
      </Typography>
      <CircularProgress aria-label="Loading the list of samples" />
      <CircularProgress
        size={72}
        thickness={2}
        aria-label="Loading the chart"
      />
    </Stack>
  );
}

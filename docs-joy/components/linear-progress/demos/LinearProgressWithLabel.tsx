import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function LinearProgressWithLabel() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <Typography
        level="body-sm"
        id="LinearProgressWithLabel-label"
        endDecorator="30%"
        sx={{ justifyContent: 'space-between' }}
      >
        Uploading 3 of 10 invoices
      </Typography>
      <LinearProgress
        determinate
        value={30}
        aria-labelledby="LinearProgressWithLabel-label"
      />
    </Stack>
  );
}

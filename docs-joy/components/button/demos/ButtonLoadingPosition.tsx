import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

export default function ButtonLoadingPosition() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button
        loading
        loadingPosition="start"
        loadingIndicator={<CircularProgress aria-label="In progress" />}
      >
        Updating shelves
      </Button>
      <Button
        loading
        loadingPosition="end"
        loadingIndicator={<CircularProgress aria-label="In progress" />}
      >
        Finding couriers
      </Button>
    </Stack>
  );
}

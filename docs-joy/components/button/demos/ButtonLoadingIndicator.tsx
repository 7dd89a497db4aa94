import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

export default function ButtonLoadingIndicator() {
  return (
    <Stack direction="row" spacing={2}>
      <Button loading loadingIndicator="Filing…">
        File report
      </Button>
      <Button
        loading
        variant="outlined"
        loadingIndicator={
          <CircularProgress determinate value={70} aria-label="Photos sent" />
        }
      >
        Send photos
      </Button>
    </Stack>
  );
}

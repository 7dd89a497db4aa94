import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import CloudUpload from '@mui/icons-material/CloudUpload';

export default function CircularProgressChildren() {
  return (
    <Stack direction="row" spacing={3}>
      <CircularProgress
        size="lg"
        determinate
        value={66}
        aria-label="Order packed"
      >
        2 of 3
      </CircularProgress>
      <CircularProgress size="lg" color="success" aria-label="Uploading">
        <CloudUpload />
      </CircularProgress>
    </Stack>
  );
}

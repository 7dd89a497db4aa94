import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function DirectionStack() {
  return (
    <Stack direction="row" spacing={2}>
      <Button>Save invoice</Button>
      <Button variant="outlined">Cancel</Button>
    </Stack>
  );
}

import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function OutlinedButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined">Add a passenger</Button>
      <Button variant="outlined" href="#outlined-button">
        Compare fares
      </Button>
      <Button variant="outlined" disabled>
        Change seats
      </Button>
    </Stack>
  );
}

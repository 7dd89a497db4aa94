import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ContainedButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained">Book the visit</Button>
      <Button variant="contained" href="#contained-button">
        See open slots
      </Button>
      <Button variant="contained" disabled>
        Confirm payment
      </Button>
    </Stack>
  );
}

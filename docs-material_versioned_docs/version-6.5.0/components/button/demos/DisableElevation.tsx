import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function DisableElevation() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained">Start meter</Button>
      <Button variant="contained" disableElevation>
        Start meter, flat
      </Button>
    </Stack>
  );
}

import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ColorButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained" color="secondary">
        Pin to front
      </Button>
      <Button variant="outlined" color="success">
        Approve story
      </Button>
      <Button variant="outlined" color="error">
        Retract story
      </Button>
      <Button color="inherit">Add note</Button>
    </Stack>
  );
}

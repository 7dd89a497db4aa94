import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function BasicButtons() {
  return (
    <Stack direction="row" spacing={2}>
      <Button variant="text">Skip</Button>
      <Button variant="outlined">Save</Button>
      <Button variant="contained">Publish</Button>
    </Stack>
  );
}

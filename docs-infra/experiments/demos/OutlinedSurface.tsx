import Button from '@mui/material/Button';

export default function OutlinedSurface() {
  return <Button variant="contained">Mill the barley</Button>;
}

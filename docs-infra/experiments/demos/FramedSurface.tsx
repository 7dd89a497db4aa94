import Button from '@mui/material/Button';

export default function FramedSurface() {
  return <Button variant="contained">Mill the oats</Button>;
}

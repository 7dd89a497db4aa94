import Button from '@mui/material/Button';

export default function HiddenToolbar() {
  return <Button variant="outlined">No source below</Button>;
}

import Button from '@mui/material/Button';

export default function Hours() {
  return (
    <main>
      <h1>Opening hours</h1>
      <Button variant="contained">All branches</Button>
    </main>
  );
}

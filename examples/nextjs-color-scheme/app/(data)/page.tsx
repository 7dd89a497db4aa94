import Button from '@mui/material/Button';

export default function Home() {
  return (
    <main>
      <h1>Reading room</h1>
      <Button variant="contained">Reserve a seat</Button>
    </main>
  );
}

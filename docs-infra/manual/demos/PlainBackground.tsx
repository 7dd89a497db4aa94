import Paper from '@mui/material/Paper';

export default function PlainBackground() {
  return <Paper sx={{ p: 2, textAlign: 'center' }}>Calm sea</Paper>;
}

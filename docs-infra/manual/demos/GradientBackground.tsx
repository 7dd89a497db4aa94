import Paper from '@mui/material/Paper';

export default function GradientBackground() {
  return <Paper sx={{ p: 2, textAlign: 'center' }}>Fog bank</Paper>;
}

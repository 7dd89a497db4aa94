import Paper from '@mui/material/Paper';

export default function OutlinedBackground() {
  return <Paper sx={{ p: 2, textAlign: 'center' }}>Light swell</Paper>;
}

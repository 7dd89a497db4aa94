import Paper from '@mui/material/Paper';

export default function InlineBackground() {
  return <Paper sx={{ p: 2, textAlign: 'center' }}>Storm warning</Paper>;
}

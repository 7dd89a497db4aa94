import Paper from '@mui/material/Paper';

export default function SquareCorners() {
  return (
    <Paper
      square
      elevation={2}
      sx={{ p: 2, borderInlineStart: 6, borderColor: 'secondary.main' }}
    >
      The evening class starts in the large room today.
    </Paper>
  );
}

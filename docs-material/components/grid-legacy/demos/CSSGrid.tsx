import Box from '@mui/material/Box';
import Card from '@mui/material/Card';

export default function CSSGrid() {
  return (
    <Box
      sx={{ display: 'grid', gap: 1, width: 1, gridTemplateColumns: '2fr 1fr' }}
    >
      <Card sx={{ p: 2, gridRow: 'span 3' }}>Lead story, three rows high</Card>
      <Card sx={{ p: 2 }}>Weather</Card>
      <Card sx={{ p: 2 }}>Stocks</Card>
      <Card sx={{ p: 2 }}>Puzzles</Card>
    </Box>
  );
}

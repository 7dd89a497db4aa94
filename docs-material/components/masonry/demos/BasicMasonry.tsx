import Masonry from '@mui/lab/Masonry';
import Paper from '@mui/material/Paper';

const TESTS = [
  { tile: 'Ash, thin', height: 60 },
  { tile: 'Ash, thick', height: 120 },
  { tile: 'Black', height: 80 },
  { tile: 'Tin white', height: 70 },
  { tile: 'Copper', height: 110 },
  { tile: 'Cream', height: 50 },
  { tile: 'Cobalt', height: 90 },
];

export default function BasicMasonry() {
  return (
    <Masonry columns={3} spacing={2}>
      {TESTS.map(({ tile, height }) => (
        <Paper
          key={tile}
          variant="outlined"
          sx={{ height, p: 1, typography: 'body2' }}
        >
          {tile}
        </Paper>
      ))}
    </Masonry>
  );
}

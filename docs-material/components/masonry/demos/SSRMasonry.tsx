import Masonry from '@mui/lab/Masonry';
import Paper from '@mui/material/Paper';

const SHELVES = [
  { pots: '12 mugs', height: 44 },
  { pots: '9 bowls', height: 64 },
  { pots: '2 floor vases', height: 96 },
  { pots: '5 pitchers', height: 88 },
  { pots: '30 test tiles', height: 72 },
  { pots: '4 jars', height: 48 },
];

export default function SSRMasonry() {
  return (
    <Masonry
      columns={3}
      spacing={2}
      defaultColumns={3}
      defaultSpacing={2}
      defaultHeight={192}
    >
      {SHELVES.map(({ pots, height }) => (
        <Paper key={pots} variant="outlined" sx={{ height, p: 1 }}>
          {pots}
        </Paper>
      ))}
    </Masonry>
  );
}

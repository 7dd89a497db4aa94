import Box from '@mui/system/Box';

const stops =
  'Harbor, Fish market, Old town, Museum, Central station, Park, Mill';
const box = { width: 140, height: 64, p: 1, border: 1 };

export default function Overflow() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Box sx={{ ...box, overflow: 'hidden' }}>{stops}</Box>
      <Box
        component="section"
        tabIndex={0}
        aria-label="Stops of line 4"
        sx={{ ...box, overflow: 'auto' }}
      >
        {stops}
      </Box>
    </Box>
  );
}

import Box from '@mui/system/Box';

const heights = [0.2, 0.6, 0.9, 1];

export default function Height() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'end', gap: 1, height: 140 }}>
      {heights.map((height) => (
        <Box
          key={height}
          sx={{ height, width: 64, boxSizing: 'border-box', p: 0.5, border: 1 }}
        >
          {height * 100} %
        </Box>
      ))}
    </Box>
  );
}

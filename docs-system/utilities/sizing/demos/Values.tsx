import Box from '@mui/system/Box';

const widths = [0.3, 2 / 5, 1, 180, '12ch', 'fit-content'];

export default function Values() {
  return (
    <Box sx={{ display: 'grid', gap: 1, width: 1 }}>
      {widths.map((width) => (
        <Box
          key={width}
          sx={{ width, boxSizing: 'border-box', p: 1, border: 1 }}
        >
          {width}
        </Box>
      ))}
    </Box>
  );
}

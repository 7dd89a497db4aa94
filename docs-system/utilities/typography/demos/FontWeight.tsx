import Box from '@mui/system/Box';

const values = ['light', 'regular', 'medium', 'bold', 900];

export default function FontWeight() {
  return (
    <Box sx={{ display: 'grid', gap: 1, width: 1 }}>
      {values.map((fontWeight) => (
        <Box key={fontWeight} sx={{ fontWeight }}>
          {fontWeight}: rising tide
        </Box>
      ))}
    </Box>
  );
}

import Box from '@mui/system/Box';

const colors = [
  'primary.main',
  'secondary.main',
  'error.main',
  'success.main',
  'text.primary',
  'text.secondary',
];

export default function Color() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {colors.map((color) => (
        <Box key={color} sx={{ color, fontWeight: 700 }}>
          {color}
        </Box>
      ))}
    </Box>
  );
}

import Box from '@mui/system/Box';

const colors = [
  'primary.main',
  'success.main',
  'error.main',
  'text.primary',
  'divider',
];

export default function BorderColor() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {colors.map((borderColor) => (
        <Box key={borderColor} sx={{ border: 3, borderColor, px: 1.5, py: 1 }}>
          {borderColor}
        </Box>
      ))}
    </Box>
  );
}

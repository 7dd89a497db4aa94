import Box from '@mui/system/Box';

const pairs = [
  ['primary.main', 'primary.contrastText'],
  ['secondary.main', 'secondary.contrastText'],
  ['success.main', 'success.contrastText'],
  ['text.primary', 'background.paper'],
  ['background.paper', 'text.primary'],
];

export default function BackgroundColor() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {pairs.map(([bgcolor, color]) => (
        <Box key={bgcolor} sx={{ bgcolor, color, px: 2, py: 1 }}>
          {bgcolor}
        </Box>
      ))}
    </Box>
  );
}

import Box from '@mui/system/Box';

const values = ['default', 'Georgia, serif', 'ui-monospace, monospace'];

export default function FontFamily() {
  return (
    <Box sx={{ display: 'grid', gap: 1, width: 1 }}>
      {values.map((fontFamily) => (
        <Box key={fontFamily} sx={{ fontFamily }}>
          {fontFamily}: 04:12, 3.8 m
        </Box>
      ))}
    </Box>
  );
}

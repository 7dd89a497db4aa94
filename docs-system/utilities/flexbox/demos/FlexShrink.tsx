import Box from '@mui/system/Box';

const tile = { p: 1, border: 1, borderColor: 'divider', borderRadius: 1 };

export default function FlexShrink() {
  return (
    <Box sx={{ display: 'flex', gap: 1, width: 300, maxWidth: '100%' }}>
      <Box sx={{ ...tile, flexShrink: 1 }}>
        Two adults and a bicycle, return trip with one change
      </Box>
      <Box sx={{ ...tile, flexShrink: 0 }}>86.40 EUR</Box>
    </Box>
  );
}

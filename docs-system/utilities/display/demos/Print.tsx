import Box from '@mui/system/Box';

export default function Print() {
  return (
    <div>
      <Box sx={{ display: 'block', displayPrint: 'none' }}>
        Tap to buy this ticket
      </Box>
      <Box sx={{ display: 'none', displayPrint: 'block' }}>
        Show this page to the driver
      </Box>
      <Box>Line 4, one zone</Box>
    </div>
  );
}

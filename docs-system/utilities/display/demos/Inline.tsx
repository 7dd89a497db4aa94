import Box from '@mui/system/Box';

export default function Inline() {
  return (
    <Box sx={{ width: 280 }}>
      The ferry leaves at{' '}
      <Box sx={{ display: 'inline', px: 0.5, border: 1 }}>16:20</Box> from pier
      two.
    </Box>
  );
}

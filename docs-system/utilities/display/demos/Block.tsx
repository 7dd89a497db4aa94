import Box from '@mui/system/Box';

export default function Block() {
  return (
    <Box sx={{ width: 280 }}>
      The ferry leaves at
      <Box component="span" sx={{ display: 'block', px: 0.5, border: 1 }}>
        16:20
      </Box>
      from pier two.
    </Box>
  );
}

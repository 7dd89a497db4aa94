import Box from '@mui/system/Box';

const row = { p: 1, border: 1, borderColor: 'divider' };

export default function Hiding() {
  return (
    <Box sx={{ display: 'grid', gap: 1, width: 280, maxWidth: 1 }}>
      <Box sx={row}>Departure, always</Box>
      <Box sx={{ ...row, display: { xs: 'none', sm: 'block' } }}>
        Platform, from 600 px
      </Box>
      <Box sx={{ ...row, display: { xs: 'none', md: 'block' } }}>
        Stops, from 900 px
      </Box>
      <Box sx={{ ...row, display: { xs: 'block', md: 'none' } }}>
        Short name, up to 900 px
      </Box>
    </Box>
  );
}

import Box from '@mui/system/Box';

const line = { width: 200, p: 1, overflow: 'hidden', whiteSpace: 'nowrap' };

export default function TextOverflow() {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ ...line, textOverflow: 'clip', border: 1 }}>
        Replacement buses to the airport
      </Box>
      <Box sx={{ ...line, textOverflow: 'ellipsis', border: 1 }}>
        Replacement buses to the airport
      </Box>
    </Box>
  );
}

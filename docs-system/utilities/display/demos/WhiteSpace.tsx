import Box from '@mui/system/Box';

const values = ['nowrap', 'normal', 'pre-line'];
const notice = 'Line 4 ends here.\nPlease change to the bus.';

export default function WhiteSpace() {
  return (
    <Box sx={{ display: 'grid', gap: 1, maxWidth: 1 }}>
      {values.map((whiteSpace) => (
        <Box
          key={whiteSpace}
          sx={{ width: 220, p: 1, border: 1, overflow: 'hidden', whiteSpace }}
        >
          {notice}
        </Box>
      ))}
    </Box>
  );
}

import Box from '@mui/system/Box';

const values = ['normal', 'italic', 'oblique'];

export default function FontStyle() {
  return (
    <Box sx={{ display: 'grid', gap: 1, width: 1 }}>
      {values.map((fontStyle) => (
        <Box key={fontStyle} sx={{ fontStyle }}>
          {fontStyle}: ebb and flow
        </Box>
      ))}
    </Box>
  );
}

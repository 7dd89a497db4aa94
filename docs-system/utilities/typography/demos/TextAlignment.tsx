import Box from '@mui/system/Box';

const values = ['start', 'center', 'end'];

export default function TextAlignment() {
  return (
    <Box sx={{ display: 'grid', gap: 1, width: 1 }}>
      {values.map((textAlign) => (
        <Box key={textAlign} sx={{ textAlign }}>
          {textAlign}
        </Box>
      ))}
    </Box>
  );
}

import Box from '@mui/system/Box';

const values = ['-0.02em', 'normal', '0.1em', 4];

export default function LetterSpacing() {
  return (
    <Box sx={{ display: 'grid', gap: 1, width: 1 }}>
      {values.map((letterSpacing) => (
        <Box key={letterSpacing} sx={{ letterSpacing }}>
          {letterSpacing}: spring tide
        </Box>
      ))}
    </Box>
  );
}

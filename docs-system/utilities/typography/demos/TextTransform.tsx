import Box from '@mui/system/Box';

const values = ['none', 'capitalize', 'uppercase', 'lowercase'];

export default function TextTransform() {
  return (
    <Box sx={{ display: 'grid', gap: 1, width: 1 }}>
      {values.map((textTransform) => (
        <Box key={textTransform} sx={{ textTransform }}>
          Low Water at noon
        </Box>
      ))}
    </Box>
  );
}

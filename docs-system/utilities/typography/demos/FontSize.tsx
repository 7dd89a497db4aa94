import Box from '@mui/system/Box';

const values = ['h6.fontSize', '1.25rem', '0.875rem', 14];

export default function FontSize() {
  return (
    <Box sx={{ display: 'grid', gap: 1, width: 1 }}>
      {values.map((fontSize) => (
        <Box key={fontSize} sx={{ fontSize }}>
          {fontSize}: rising tide
        </Box>
      ))}
    </Box>
  );
}

import Box from '@mui/system/Box';

const values = ['h5', 'subtitle1', 'body2', 'caption', 'button', 'overline'];

export default function Variant() {
  return (
    <Box sx={{ display: 'grid', gap: 1, width: 1 }}>
      {values.map((typography) => (
        <Box key={typography} sx={{ typography }}>
          {typography}: Tide tables
        </Box>
      ))}
    </Box>
  );
}

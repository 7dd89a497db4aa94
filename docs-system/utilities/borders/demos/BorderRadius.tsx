import Box from '@mui/system/Box';

const radii = [0, 1, 4, '2px', '50%'];

export default function BorderRadius() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {radii.map((borderRadius) => (
        <Box
          key={borderRadius}
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 64,
            height: 64,
            border: 1,
            borderRadius,
          }}
        >
          {borderRadius}
        </Box>
      ))}
    </Box>
  );
}

import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';

export default function ShadowThemeViewer() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, p: 2 }}>
      {['xs', 'sm', 'md', 'lg', 'xl'].map((size) => (
        <Sheet
          key={size}
          sx={{
            boxShadow: size,
            borderRadius: 'md',
            width: 72,
            height: 72,
            display: 'grid',
            placeItems: 'center',
          }}
        >
          {size}
        </Sheet>
      ))}
    </Box>
  );
}

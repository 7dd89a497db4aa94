import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';

const layers = [
  { name: 'CardCover: picture', bgcolor: 'primary.800', color: 'common.white' },
  { name: 'CardCover: shade', bgcolor: 'neutral.600', color: 'common.white' },
  { name: 'CardContent', bgcolor: 'background.surface', color: 'text.primary' },
];

export default function CardLayers3d() {
  return (
    <Box sx={{ width: 240, maxWidth: '100%', pt: 2, pb: 10 }}>
      {layers.map(({ name, bgcolor, color }, index) => (
        <Sheet
          key={name}
          variant="outlined"
          sx={{
            height: 120,
            mt: index === 0 ? 0 : '-64px',
            p: 1,
            display: 'flex',
            alignItems: 'flex-start',
            borderRadius: 'md',
            boxShadow: 'md',
            fontSize: 'sm',
            transform: 'perspective(900px) rotateX(40deg)',
            bgcolor,
            color,
          }}
        >
          {name}
        </Sheet>
      ))}
    </Box>
  );
}

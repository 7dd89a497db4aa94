import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';

const areas = { header: 'Order 218', side: 'Items', main: 'Delivery' };

export default function CSSGrid() {
  return (
    <Box
      sx={{
        display: 'grid',
        width: '100%',
        gap: 2,
        gridTemplateColumns: '1fr 2fr',
        gridTemplateRows: 'auto 120px',
        gridTemplateAreas: '"side header" "side main"',
      }}
    >
      {Object.entries(areas).map(([area, text]) => (
        <Sheet key={area} variant="soft" sx={{ gridArea: area, p: 2 }}>
          {text}
        </Sheet>
      ))}
    </Box>
  );
}

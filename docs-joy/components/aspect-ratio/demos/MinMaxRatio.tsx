import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';

export default function MinMaxRatio() {
  return (
    <Box
      sx={{
        width: 280,
        maxWidth: '100%',
        minWidth: 100,
        p: 1,
        overflow: 'auto',
        resize: 'horizontal',
        border: '1px solid',
        borderColor: 'divider',
      }}
    >
      <AspectRatio minHeight={120} maxHeight={160}>
        <img src="/img/demos/image-list/coast.svg" alt="A coast with cliffs" />
      </AspectRatio>
    </Box>
  );
}

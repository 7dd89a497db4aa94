import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function ContainerResponsive() {
  return (
    <Box
      sx={{
        containerType: 'inline-size',
        resize: 'horizontal',
        overflow: 'hidden',
        width: 420,
        minWidth: 200,
        maxWidth: '100%',
        p: 1,
        border: '1px dashed',
      }}
    >
      <Card sx={{ '@container (min-width: 320px)': { flexDirection: 'row' } }}>
        <AspectRatio ratio="1" sx={{ width: 96 }}>
          <img src="/img/demos/joy-card/ridge.svg" alt="" />
        </AspectRatio>
        <CardContent>
          <Typography level="title-md">Night hike</Typography>
          <Typography level="body-sm">
            Meet at the chapel at ten, with a lamp.
          </Typography>
        </CardContent>
      </Card>
    </Box>
  );
}

import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';

const cabins = [
  { name: 'lake', image: '/img/demos/image-list/lake.svg' },
  { name: 'coast', image: '/img/demos/image-list/coast.svg' },
  { name: 'dunes', image: '/img/demos/image-list/dunes.svg' },
  { name: 'canyon', image: '/img/demos/image-list/canyon.svg' },
];

export default function CarouselRatio() {
  return (
    <Box
      role="region"
      aria-label="Cabins"
      // The keyboard can only scroll an area that has the focus.
      tabIndex={0}
      sx={{
        display: 'flex',
        gap: 1,
        width: 320,
        maxWidth: '100%',
        overflow: 'auto',
        scrollSnapType: 'x mandatory',
        '& > *': { flex: 'none', width: 200, scrollSnapAlign: 'center' },
      }}
    >
      {cabins.map(({ name, image }) => (
        <Card key={name} size="sm">
          <AspectRatio>
            <img src={image} alt="" />
          </AspectRatio>
          <Typography level="title-sm">Cabin by the {name}</Typography>
        </Card>
      ))}
    </Box>
  );
}

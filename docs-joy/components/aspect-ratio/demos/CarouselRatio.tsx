import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';

const cabins = ['lake', 'coast', 'dunes', 'canyon', 'meadow'];

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
      {cabins.map((name) => (
        <Card key={name} size="sm">
          <AspectRatio>
            <img src={`/img/demos/image-list/${name}.svg`} alt="" />
          </AspectRatio>
          <Typography level="title-sm">Cabin by the {name}</Typography>
        </Card>
      ))}
    </Box>
  );
}

import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Typography from '@mui/joy/Typography';

const cabins = [
  { name: 'lake', image: '/img/demos/image-list/lake.svg', price: 120 },
  { name: 'coast', image: '/img/demos/image-list/coast.svg', price: 95 },
  { name: 'dunes', image: '/img/demos/image-list/dunes.svg', price: 80 },
];

export default function ListStackRatio() {
  return (
    <Box sx={{ width: 260 }}>
      <List aria-label="Cabins">
        {cabins.map(({ name, image, price }) => (
          <ListItem key={name}>
            <AspectRatio
              ratio="1"
              sx={{ flexBasis: 64, flexShrink: 0, borderRadius: 'sm' }}
            >
              <img src={image} alt="" />
            </AspectRatio>
            <div>
              <Typography level="title-sm">Cabin by the {name}</Typography>
              <Typography level="body-sm">${price} per night</Typography>
            </div>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}

import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Typography from '@mui/joy/Typography';

const cabins = [
  { name: 'lake', price: 120 },
  { name: 'coast', price: 95 },
  { name: 'dunes', price: 80 },
];

export default function ListStackRatio() {
  return (
    <Box sx={{ width: 260 }}>
      <List aria-label="Cabins">
        {cabins.map(({ name, price }) => (
          <ListItem key={name}>
            <AspectRatio
              ratio="1"
              sx={{ flexBasis: 64, flexShrink: 0, borderRadius: 'sm' }}
            >
              <img src={`/img/demos/image-list/${name}.svg`} alt="" />
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

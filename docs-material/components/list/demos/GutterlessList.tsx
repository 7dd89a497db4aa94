import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const costs = [
  { item: 'Ceramic teapot', price: '$42.00' },
  { item: 'Two tea towels', price: '$18.00' },
  { item: 'Shipping', price: '$4.90' },
];

export default function GutterlessList() {
  return (
    <Box
      sx={{ width: 360, maxWidth: '100%', p: 2, bgcolor: 'background.paper' }}
    >
      <Typography id="gutterless-list-title">Order summary</Typography>
      <List dense aria-labelledby="gutterless-list-title">
        {costs.map(({ item, price }) => (
          <ListItem key={item} disableGutters divider>
            <ListItemText primary={item} />
            <Typography variant="body2">{price}</Typography>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}

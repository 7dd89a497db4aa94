import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';

const orders = [
  { id: 'Order 1042', status: 'Paid' },
  { id: 'Order 1043', status: 'Shipped' },
  { id: 'Order 1044', status: 'Returned' },
];

export default function LoadingList() {
  const [isLoading, setLoading] = React.useState(true);

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <List aria-label="Orders" aria-busy={isLoading}>
        {orders.map(({ id, status }) => (
          <ListItem key={id}>
            <ListItemText
              primary={isLoading ? <Skeleton width="50%" /> : id}
              secondary={isLoading ? <Skeleton width="30%" /> : status}
            />
          </ListItem>
        ))}
      </List>
      <Button onClick={() => setLoading(!isLoading)}>
        {isLoading ? 'Finish loading' : 'Load again'}
      </Button>
      <Box role="status" sx={{ minHeight: '1.5em' }}>
        {isLoading ? 'Loading orders …' : '3 orders'}
      </Box>
    </Box>
  );
}

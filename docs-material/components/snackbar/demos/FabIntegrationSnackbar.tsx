import * as React from 'react';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Snackbar from '@mui/material/Snackbar';

const FIRST = 2185;

export default function FabIntegrationSnackbar() {
  const [orders, setOrders] = React.useState([FIRST]);
  const [open, setOpen] = React.useState(false);
  const latest = Math.max(...orders);

  const add = () => {
    setOrders([...orders, latest + 1]);
    setOpen(true);
  };

  return (
    <Box sx={{ pb: 18 }}>
      <List dense aria-label="Orders of today">
        {orders.map((order) => (
          <ListItem key={order}>
            <ListItemText primary={`Order ${order}`} secondary="No fruit yet" />
          </ListItem>
        ))}
      </List>
      <Fab
        color="primary"
        aria-label="New order"
        onClick={add}
        sx={{ position: 'fixed', bottom: 16, insetInlineEnd: 16 }}
      >
        <Add />
      </Fab>
      <Snackbar
        key={latest}
        open={open}
        onClose={() => setOpen(false)}
        autoHideDuration={6000}
        message={`Order ${latest} opened`}
        sx={{ bottom: { xs: 88, sm: 24 } }}
      />
    </Box>
  );
}

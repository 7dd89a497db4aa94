import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, GridFooter } from '@mui/x-data-grid';
import { createContext, useContext, useState } from 'react';
import { columns, products } from './products';

const OrderContext = createContext({ ordered: false, order: () => {} });

function OrderFooter() {
  const { ordered, order } = useContext(OrderContext);
  return (
    <>
      <Alert
        severity={ordered ? 'success' : 'info'}
        role="status"
        action={!ordered && <Button onClick={order}>Order</Button>}
      >
        {ordered ? 'Stock ordered' : 'Some products are sold out'}
      </Alert>
      <GridFooter />
    </>
  );
}

const slots = { footer: OrderFooter };

export default function ProductContextFooter() {
  const [ordered, setOrdered] = useState(false);
  return (
    <OrderContext.Provider value={{ ordered, order: () => setOrdered(true) }}>
      <Box sx={{ width: 1, height: 380 }}>
        <DataGrid
          label="Products to order"
          columns={columns}
          rows={products}
          slots={slots}
          initialState={{
            sorting: { sortModel: [{ field: 'stock', sort: 'asc' }] },
          }}
        />
      </Box>
    </OrderContext.Provider>
  );
}

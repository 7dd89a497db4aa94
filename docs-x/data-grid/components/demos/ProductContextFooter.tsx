import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, GridFooter } from '@mui/x-data-grid';
import type { GridInitialState } from '@mui/x-data-grid';
import { createContext, useContext, useState } from 'react';
import { columns, products } from './products';

const OrderContext = createContext({ ordered: false, toggle: () => {} });

function OrderFooter() {
  const { ordered, toggle } = useContext(OrderContext);
  return (
    <>
      <Alert
        severity={ordered ? 'success' : 'info'}
        role="status"
        action={
          <Button color="inherit" onClick={toggle}>
            {ordered ? 'Cancel' : 'Order'}
          </Button>
        }
      >
        {ordered ? 'Stock ordered' : 'One product is sold out'}
      </Alert>
      <GridFooter />
    </>
  );
}

const slots = { footer: OrderFooter };
const initialState: GridInitialState = {
  sorting: { sortModel: [{ field: 'stock', sort: 'asc' }] },
};

export default function ProductContextFooter() {
  const [ordered, setOrdered] = useState(false);
  return (
    <OrderContext.Provider
      value={{ ordered, toggle: () => setOrdered(!ordered) }}
    >
      <Box sx={{ width: 1, height: 380 }}>
        <DataGrid
          label="Products to order"
          columns={columns}
          rows={products}
          slots={slots}
          initialState={initialState}
        />
      </Box>
    </OrderContext.Provider>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Product {
  id: string;
  name: string;
  price: number;
}

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'price', headerName: 'Price (€)', type: 'number', editable: true },
];

const rows: Product[] = [
  { id: 'P-1', name: 'Desk lamp', price: 34.5 },
  { id: 'P-2', name: 'Monitor', price: 219 },
];

/** Imitates a request to a server that rejects some prices. */
async function save(product: Product): Promise<Product> {
  await new Promise((resolve) => setTimeout(resolve, 300));
  if (product.price <= 0 || product.price > 999)
    throw new Error('Enter a price from €1 to €999');
  return product;
}

export default function SavedEdits() {
  const [message, setMessage] = React.useState(
    'Double-click a price to edit it',
  );

  return (
    <Box sx={{ width: 1 }}>
      <Box sx={{ height: 220 }}>
        <DataGrid
          label="Prices"
          columns={columns}
          rows={rows}
          hideFooter
          processRowUpdate={async (product: Product) => {
            const saved = await save(product);
            setMessage(`${saved.name}: €${saved.price} saved`);
            return saved;
          }}
          onProcessRowUpdateError={(error: Error) => setMessage(error.message)}
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </Box>
  );
}

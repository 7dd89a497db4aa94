import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  Toolbar,
  ToolbarButton,
  gridRowSelectionCountSelector,
  gridRowSelectionIdsSelector,
  useGridApiContext,
  useGridEvent,
  useGridSelector,
} from '@mui/x-data-grid';
import { useState } from 'react';
import { columns, products } from './products';

function SelectionToolbar() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridRowSelectionCountSelector);
  const [message, setMessage] = useState('');
  useGridEvent(apiRef, 'rowSelectionChange', () => setMessage(''));
  const order = () => {
    const rows = [...gridRowSelectionIdsSelector(apiRef).values()];
    setMessage(`Ordered: ${rows.map(({ name }) => String(name)).join(', ')}`);
  };
  return (
    <Toolbar>
      <Typography role="status" noWrap variant="body2" sx={{ flex: 1, mx: 1 }}>
        {message || `${count} selected`}
      </Typography>
      <ToolbarButton
        disabled={count === 0}
        onClick={order}
        render={<Button variant="contained" />}
      >
        Order
      </ToolbarButton>
    </Toolbar>
  );
}

const slots = { toolbar: SelectionToolbar };

export default function ProductSelectionToolbar() {
  return (
    <Box sx={{ width: 1, height: 360 }}>
      <DataGrid
        label="Products to select"
        columns={columns}
        rows={products}
        checkboxSelection
        showToolbar
        slots={slots}
      />
    </Box>
  );
}

import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import { useLayoutEffect, useRef } from 'react';
import type { Product } from './products';
import { products, suppliers } from './products';

function EditSupplier(props: GridRenderEditCellParams<Product, string>) {
  const { id, field, value, hasFocus, colDef } = props;
  const apiRef = useGridApiContext();
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);
  return (
    <Autocomplete
      fullWidth
      openOnFocus
      options={suppliers}
      value={value || null}
      onChange={(_event, supplier) =>
        apiRef.current.setEditCellValue({ id, field, value: supplier ?? '' })
      }
      renderInput={({ slotProps }) => (
        <InputBase
          ref={slotProps.input.ref}
          inputRef={input}
          inputProps={{
            ...slotProps.htmlInput,
            'aria-label': colDef.headerName,
          }}
          sx={{ height: 1, width: 1, px: 1 }}
        />
      )}
    />
  );
}

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 120 },
  {
    field: 'supplier',
    headerName: 'Supplier',
    width: 170,
    editable: true,
    renderEditCell: (params) => <EditSupplier {...params} />,
  },
];

export default function SupplierColumn() {
  return (
    <Box sx={{ width: 1, height: 320 }}>
      <DataGrid
        label="Suppliers"
        columns={columns}
        rows={products}
        hideFooter
      />
    </Box>
  );
}

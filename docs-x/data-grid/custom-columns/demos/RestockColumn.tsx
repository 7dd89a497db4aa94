import Box from '@mui/material/Box';
import type { GridColDef, GridColTypeDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { EditDate } from './edit-date';
import type { Product } from './products';
import { products } from './products';

const day: GridColTypeDef<Date | null, string> = {
  type: 'date',
  width: 170,
  valueGetter: (iso: string | null) => (iso ? dayjs(iso).toDate() : null),
  valueFormatter: (date: Date | null) =>
    date ? dayjs(date).format('MMM D, YYYY') : 'Not planned',
  valueSetter: (date, row, { field }) => ({
    ...row,
    [field]: date && dayjs(date).format('YYYY-MM-DD'),
  }),
  preProcessEditCellProps: ({ props }) => ({
    ...props,
    error: props.value !== null && !dayjs(props.value).isValid(),
  }),
  renderEditCell: (params) => <EditDate {...params} />,
};

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 120 },
  { ...day, field: 'restock', headerName: 'Next delivery', editable: true },
];

export default function RestockColumn() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 1, height: 320 }}>
        <DataGrid
          label="Deliveries"
          columns={columns}
          rows={products}
          hideFooter
        />
      </Box>
    </LocalizationProvider>
  );
}

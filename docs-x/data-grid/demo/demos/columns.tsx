import Chip from '@mui/material/Chip';
import type { GridColDef } from '@mui/x-data-grid';
import type { Instrument } from './instruments';
import { conditions, families } from './instruments';

const price = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

export const columns: GridColDef<Instrument>[] = [
  { field: 'id', headerName: 'Number', width: 110 },
  { field: 'kind', headerName: 'Instrument', flex: 1, minWidth: 130 },
  {
    field: 'family',
    headerName: 'Family',
    type: 'singleSelect',
    valueOptions: families,
    width: 120,
  },
  {
    field: 'condition',
    headerName: 'Condition',
    type: 'singleSelect',
    valueOptions: conditions,
    width: 130,
    editable: true,
    renderCell: ({ value }) => (
      <Chip
        size="small"
        variant={value === 'In repair' ? 'filled' : 'outlined'}
        label={String(value)}
      />
    ),
  },
  {
    field: 'value',
    headerName: 'Value',
    type: 'number',
    width: 110,
    editable: true,
    valueFormatter: (value: number) => price.format(value),
    preProcessEditCellProps: ({ props }) => ({
      ...props,
      error: !(Number(props.value) > 0),
    }),
  },
  { field: 'checked', headerName: 'Last check', type: 'date', width: 120 },
  { field: 'lent', headerName: 'Lent', type: 'boolean', width: 90 },
  { field: 'borrower', headerName: 'Lent to', width: 150, editable: true },
];

import type { GridColDef } from '@mui/x-data-grid';

export const columns: GridColDef[] = [
  { field: 'building', headerName: 'Building', flex: 1, minWidth: 130 },
  {
    field: 'heating',
    headerName: 'Heating',
    type: 'singleSelect',
    valueOptions: ['Electricity', 'Gas'],
    width: 120,
  },
  { field: 'kwh', headerName: 'kWh in May', type: 'number', width: 120 },
];

export const rows = [
  { id: 1, building: 'Office', heating: 'Gas', kwh: 4120 },
  { id: 2, building: 'Library', heating: 'Electricity', kwh: 1980 },
  { id: 3, building: 'School', heating: 'Gas', kwh: 2755 },
  { id: 4, building: 'Swimming pool', heating: 'Electricity', kwh: 9310 },
];

export const functions = {
  Sum: (values: number[]) => values.reduce((sum, value) => sum + value, 0),
  Maximum: (values: number[]) => Math.max(...values),
};

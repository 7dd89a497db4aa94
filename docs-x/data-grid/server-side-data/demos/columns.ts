import {
  getGridNumericOperators,
  getGridSingleSelectOperators,
  getGridStringOperators,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { statuses } from './server';
import type { Order } from './server';

const byValue =
  (...values: string[]) =>
  (operator: { value: string }) =>
    values.includes(operator.value);

/** The filters contain only the operators that the server knows. */
export const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90, filterable: false },
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 130,
    filterOperators: getGridStringOperators().filter(byValue('contains')),
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: statuses,
    width: 110,
    filterOperators: getGridSingleSelectOperators().filter(byValue('is')),
  },
  {
    field: 'total',
    headerName: 'Total (€)',
    type: 'number',
    width: 110,
    filterOperators: getGridNumericOperators().filter(byValue('=', '>=')),
  },
];

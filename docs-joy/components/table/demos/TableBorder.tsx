import * as React from 'react';
import Box from '@mui/joy/Box';
import Table from '@mui/joy/Table';
import type { TableProps } from '@mui/joy/Table';
import { orders } from './orders';

const axes = [
  'xBetween',
  'x',
  'yBetween',
  'y',
  'bothBetween',
  'both',
  'none',
] as const;

export default function TableBorder() {
  const [borderAxis, setBorderAxis] =
    React.useState<TableProps['borderAxis']>('xBetween');

  return (
    <Box sx={{ width: '100%' }}>
      <label>
        Lines{' '}
        <select
          value={borderAxis}
          onChange={({ target }) =>
            setBorderAxis(axes.find((axis) => axis === target.value))
          }
        >
          {axes.map((axis) => (
            <option key={axis}>{axis}</option>
          ))}
        </select>
      </label>
      <Table borderAxis={borderAxis} aria-label="Orders">
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col">Client</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {orders.map(({ number, client, total }) => (
            <tr key={number}>
              <td>{number}</td>
              <td>{client}</td>
              <td>${total}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}

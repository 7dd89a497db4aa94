import * as React from 'react';
import IconButton from '@mui/joy/IconButton';
import Table from '@mui/joy/Table';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';

const orders = [
  { number: 1042, total: 58, items: 'Desk lamp, two light bulbs' },
  { number: 1043, total: 120, items: 'Office chair' },
];

export default function TableCollapsibleRow() {
  const [open, setOpen] = React.useState<number | null>(1042);

  return (
    <Table
      aria-label="Orders"
      sx={{ '& thead th:first-of-type': { width: 80 } }}
    >
      <thead>
        <tr>
          <th scope="col">Items</th>
          <th scope="col">Order</th>
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {orders.map(({ number, total, items }) => (
          <React.Fragment key={number}>
            <tr>
              <td>
                <IconButton
                  size="sm"
                  aria-label={`Items of order ${number}`}
                  aria-expanded={open === number}
                  onClick={() => setOpen(open === number ? null : number)}
                >
                  <KeyboardArrowDown
                    style={{ rotate: open === number ? '180deg' : 'none' }}
                  />
                </IconButton>
              </td>
              <td>{number}</td>
              <td>${total}</td>
            </tr>
            {open === number && (
              <tr>
                <td colSpan={3}>{items}</td>
              </tr>
            )}
          </React.Fragment>
        ))}
      </tbody>
    </Table>
  );
}

import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import Link from '@mui/joy/Link';
import Table from '@mui/joy/Table';

const totals = { 1042: 58, 1043: 120, 1044: 341 };
const numbers = Object.keys(totals);

export default function TableSortAndSelection() {
  const [descending, setDescending] = React.useState(false);
  const [selected, setSelected] = React.useState(['1043']);
  const all = selected.length === numbers.length;
  const rows = Object.entries(totals);

  return (
    <Table aria-label="Orders" sx={{ '& th': { overflow: 'visible' } }}>
      <thead>
        <tr>
          <th scope="col" style={{ width: 40 }}>
            <Checkbox
              checked={all}
              slotProps={{ input: { 'aria-label': 'Select all orders' } }}
              onChange={() => setSelected(all ? [] : numbers)}
            />
          </th>
          <th scope="col">Order</th>
          <th scope="col" aria-sort={descending ? 'descending' : 'ascending'}>
            <Link
              component="button"
              endDecorator={<span aria-hidden>{descending ? '↓' : '↑'}</span>}
              onClick={() => setDescending(!descending)}
            >
              Total
            </Link>
          </th>
        </tr>
      </thead>
      <tbody>
        {(descending ? rows.reverse() : rows).map(([number, total]) => (
          <tr key={number}>
            <td>
              <Checkbox
                checked={selected.includes(number)}
                slotProps={{ input: { 'aria-label': `Select ${number}` } }}
                onChange={({ target }) =>
                  setSelected([
                    ...selected.filter((other) => other !== number),
                    ...(target.checked ? [number] : []),
                  ])
                }
              />
            </td>
            <td>{number}</td>
            <td>${total}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

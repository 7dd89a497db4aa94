import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';
import { orders } from './orders';

export default function TableSheetColorInversion() {
  return (
    <Sheet
      variant="solid"
      color="primary"
      invertedColors
      sx={{ width: '100%', borderRadius: 'sm' }}
    >
      <Table stripe="odd" aria-label="Orders">
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col">Customer</th>
            <th scope="col">Items</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {orders.map(({ number, customer, items, total }) => (
            <tr key={number}>
              <td>{number}</td>
              <td>{customer}</td>
              <td>{items}</td>
              <td>${total}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}

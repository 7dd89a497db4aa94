import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const orders = [
  { number: 1042, customer: 'Acme Inc.', items: 3, total: 58 },
  { number: 1043, customer: 'Globex', items: 1, total: 120 },
  { number: 1044, customer: 'Initech', items: 12, total: 341 },
];

export default function TableSheetColorInversion() {
  return (
    <Sheet
      variant="solid"
      color="primary"
      invertedColors
      sx={{ width: '100%', borderRadius: 'sm' }}
    >
      <Table stripe="even" hoverRow aria-label="Orders">
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

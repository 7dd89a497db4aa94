import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';
import { orders } from './orders';

export default function TableSheet() {
  return (
    <Sheet variant="outlined" sx={{ width: '100%', borderRadius: 'sm' }}>
      <Table aria-label="Orders">
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col">Client</th>
            <th scope="col">Items</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {orders.map(({ number, client, items, total }) => (
            <tr key={number}>
              <td>{number}</td>
              <td>{client}</td>
              <td>{items}</td>
              <td>${total}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}

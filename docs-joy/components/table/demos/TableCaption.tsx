import Table from '@mui/joy/Table';
import { orders } from './orders';

export default function TableCaption() {
  return (
    <Table>
      <caption>Orders of this week</caption>
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
  );
}

import Table from '@mui/joy/Table';
import { orders } from './orders';

export default function TableRowHead() {
  return (
    <Table borderAxis="bothBetween" aria-label="Orders">
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
            <th scope="row">{number}</th>
            <td>{client}</td>
            <td>{items}</td>
            <td>${total}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

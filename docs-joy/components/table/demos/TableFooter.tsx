import Table from '@mui/joy/Table';

const orders = [
  { number: 1042, customer: 'Acme Inc.', items: 3, total: 58 },
  { number: 1043, customer: 'Globex', items: 1, total: 120 },
  { number: 1044, customer: 'Initech', items: 12, total: 341 },
];

export default function TableFooter() {
  return (
    <Table aria-label="Orders">
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
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            Sum
          </th>
          <td>16</td>
          <td>$519</td>
        </tr>
      </tfoot>
    </Table>
  );
}

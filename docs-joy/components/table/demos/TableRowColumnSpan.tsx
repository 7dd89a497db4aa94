import Table from '@mui/joy/Table';

const quarters = [
  { name: 'First', orders: 310, shop: 190, phone: 120 },
  { name: 'Second', orders: 420, shop: 330, phone: 90 },
];

export default function TableRowColumnSpan() {
  return (
    <Table borderAxis="both" aria-label="Orders by quarter">
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            Quarter
          </th>
          <th scope="col" rowSpan={2}>
            Orders
          </th>
          <th scope="colgroup" colSpan={2}>
            Source
          </th>
        </tr>
        <tr>
          <th scope="col">Shop</th>
          <th scope="col">Phone</th>
        </tr>
      </thead>
      <tbody>
        {quarters.map(({ name, orders, shop, phone }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{orders}</td>
            <td>{shop}</td>
            <td>{phone}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

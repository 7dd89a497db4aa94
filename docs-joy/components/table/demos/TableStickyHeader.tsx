import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const orders = Array.from({ length: 20 }, (_, index) => 1042 + index);

export default function TableStickyHeader() {
  return (
    <Sheet
      role="region"
      aria-label="Orders of this week"
      // The keyboard can only scroll an area that has the focus.
      tabIndex={0}
      sx={{ width: '100%', height: 240, overflow: 'auto' }}
    >
      <Table stickyHeader stickyFooter aria-label="Orders">
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((number) => (
            <tr key={number}>
              <td>{number}</td>
              <td>$20</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Sum</th>
            <td>${orders.length * 20}</td>
          </tr>
        </tfoot>
      </Table>
    </Sheet>
  );
}

import Box from '@mui/joy/Box';
import Table from '@mui/joy/Table';

const invoices = [
  { number: 1042, status: 'Paid', color: 'success' },
  { number: 1043, status: 'Overdue', color: 'danger' },
  { number: 1044, status: 'Draft', color: 'neutral' },
] as const;

export default function TableGlobalVariant() {
  return (
    <Table aria-label="Invoices">
      <thead>
        <tr>
          <th scope="col">Invoice</th>
          <th scope="col">Status</th>
        </tr>
      </thead>
      <tbody>
        {invoices.map(({ number, status, color }) => (
          <Box
            component="tr"
            key={number}
            sx={(theme) => theme.variants.soft[color]}
          >
            <td>{number}</td>
            <td>{status}</td>
          </Box>
        ))}
      </tbody>
    </Table>
  );
}

import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const orders = [
  { id: 1042, customer: 'Ada Berg', amount: '$120.00', status: 'Paid' },
  { id: 1043, customer: 'Noor Haddad', amount: '$64.50', status: 'Shipped' },
  { id: 1044, customer: 'Tom Okoye', amount: '$18.90', status: 'Returned' },
];

const narrow = { display: { sm: 'none' } };
const wide = { display: { xs: 'none', sm: 'table-cell' } };

export default function ResponsiveTable() {
  return (
    <TableContainer tabIndex={0} role="region" aria-label="Orders">
      <Table>
        <TableHead>
          <TableRow>
            <TableCell sx={wide}>Order</TableCell>
            <TableCell>Customer</TableCell>
            <TableCell sx={wide} align="right">
              Amount
            </TableCell>
            <TableCell>Status</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {orders.map(({ id, customer, amount, status }) => (
            <TableRow key={id}>
              <TableCell sx={wide}>{id}</TableCell>
              <TableCell component="th" scope="row">
                {customer}
                <Box sx={{ ...narrow, color: 'text.secondary' }}>{amount}</Box>
              </TableCell>
              <TableCell sx={wide} align="right">
                {amount}
              </TableCell>
              <TableCell>{status}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

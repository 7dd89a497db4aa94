import * as React from 'react';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import { orders } from './orders';

export default function DataTable() {
  const [page, setPage] = React.useState(0);
  const [rowsPerPage, setRowsPerPage] = React.useState(5);
  const first = page * rowsPerPage;

  return (
    <Paper>
      <TableContainer
        tabIndex={0}
        role="group"
        aria-labelledby="DataTable-table"
      >
        <Table
          id="DataTable-table"
          aria-label="Orders of the ceramics shop"
          sx={{ minWidth: 540 }}
        >
          <TableHead>
            <TableRow>
              <TableCell>Order</TableCell>
              <TableCell>Customer</TableCell>
              <TableCell>City</TableCell>
              <TableCell align="right">Pieces</TableCell>
              <TableCell align="right">Total</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {orders.slice(first, first + rowsPerPage).map((order) => (
              <TableRow key={order.number} hover>
                <TableCell component="th" scope="row">
                  #{order.number}
                </TableCell>
                <TableCell>{order.customer}</TableCell>
                <TableCell>{order.city}</TableCell>
                <TableCell align="right">{order.pieces}</TableCell>
                <TableCell align="right">${order.total}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        component="div"
        count={orders.length}
        page={page}
        onPageChange={(_, nextPage) => setPage(nextPage)}
        rowsPerPage={rowsPerPage}
        rowsPerPageOptions={[5, 10, 20]}
        onRowsPerPageChange={(event) => {
          setRowsPerPage(Number(event.target.value));
          setPage(0);
        }}
      />
    </Paper>
  );
}

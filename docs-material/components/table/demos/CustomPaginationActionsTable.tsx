import * as React from 'react';
import Pagination from '@mui/material/Pagination';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import type { TablePaginationActionsProps } from '@mui/material/TablePaginationActions';
import TableRow from '@mui/material/TableRow';

const guests = [
  'A carpenter',
  'A night nurse',
  'A beekeeper',
  'A pilot',
  'A judge',
  'A diver',
  'A baker',
];
const episodes = Array.from({ length: 26 }, (_, index) => ({
  number: 26 - index,
  guest: guests[(index * 2) % guests.length],
  minutes: 31 + ((index * 11) % 24),
}));

function PageNumbers({
  className,
  count,
  page,
  rowsPerPage,
  onPageChange,
}: TablePaginationActionsProps) {
  return (
    <Pagination
      className={className}
      aria-label="Pages of episodes"
      size="small"
      count={rowsPerPage > 0 ? Math.ceil(count / rowsPerPage) : 1}
      page={page + 1}
      onChange={(_, number) => onPageChange(null, number - 1)}
    />
  );
}

export default function CustomPaginationActionsTable() {
  const [page, setPage] = React.useState(0);
  const [rowsPerPage, setRowsPerPage] = React.useState(5);
  // The option for all rows has the value -1.
  const size = rowsPerPage === -1 ? episodes.length : rowsPerPage;
  const visible = episodes.slice(page * size, (page + 1) * size);

  return (
    <TableContainer component={Paper}>
      <Table aria-label="Podcast episodes" sx={{ minWidth: 480 }}>
        <TableHead>
          <TableRow>
            <TableCell align="right">Episode</TableCell>
            <TableCell>Guest</TableCell>
            <TableCell align="right">Minutes</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {visible.map(({ number, guest, minutes }) => (
            <TableRow key={number}>
              <TableCell align="right">{number}</TableCell>
              <TableCell component="th" scope="row">
                {guest}
              </TableCell>
              <TableCell align="right">{minutes}</TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TablePagination
              ActionsComponent={PageNumbers}
              colSpan={3}
              count={episodes.length}
              page={page}
              onPageChange={(_, nextPage) => setPage(nextPage)}
              rowsPerPage={rowsPerPage}
              rowsPerPageOptions={[5, 13, { label: 'All 26', value: -1 }]}
              onRowsPerPageChange={(event) => {
                setRowsPerPage(Number(event.target.value));
                setPage(0);
              }}
            />
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  );
}

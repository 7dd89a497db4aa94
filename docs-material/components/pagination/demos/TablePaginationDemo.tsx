import * as React from 'react';
import TablePagination from '@mui/material/TablePagination';

const spans = [
  { label: '1 day', value: 24 },
  { label: '1 week', value: 168 },
  { label: '1 year', value: 8760 },
];

export default function TablePaginationDemo() {
  const [page, setPage] = React.useState(3);
  const [rowsPerPage, setRowsPerPage] = React.useState(24);

  const changeSize = (
    event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>,
  ) => {
    const size = Number(event.target.value);
    setPage(Math.floor((page * rowsPerPage) / size));
    setRowsPerPage(size);
  };

  return (
    <TablePagination
      component="div"
      count={8760}
      page={page}
      onPageChange={(_event, next) => setPage(next)}
      rowsPerPage={rowsPerPage}
      rowsPerPageOptions={spans}
      onRowsPerPageChange={changeSize}
      labelRowsPerPage="Per page"
    />
  );
}

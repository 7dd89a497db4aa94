import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { loans } from './loans';
import type { Loan } from './loans';

type Column = Exclude<keyof Loan, 'id'>;

const columns: { key: Column; label: string; numeric?: boolean }[] = [
  { key: 'title', label: 'Title' },
  { key: 'shelf', label: 'Shelf' },
  { key: 'dueInDays', label: 'Due in days', numeric: true },
  { key: 'renewals', label: 'Renewals', numeric: true },
];

function compare(a: Loan, b: Loan, key: Column) {
  const [x, y] = [a[key], b[key]];
  return typeof x === 'number' && typeof y === 'number'
    ? x - y
    : String(x).localeCompare(String(y), 'en');
}

export default function EnhancedTable() {
  const [books, setBooks] = React.useState(loans);
  const [sort, setSort] = React.useState<{
    key: Column;
    direction: 'asc' | 'desc';
  }>({
    key: 'dueInDays',
    direction: 'asc',
  });
  const [selected, setSelected] = React.useState<readonly string[]>(['dough']);

  const sign = sort.direction === 'asc' ? 1 : -1;
  const rows = [...books].sort((a, b) => sign * compare(a, b, sort.key));

  const sortBy = (key: Column) =>
    setSort({
      key,
      direction: sort.key === key && sort.direction === 'asc' ? 'desc' : 'asc',
    });
  const toggle = (id: string) =>
    setSelected(
      selected.includes(id)
        ? selected.filter((other) => other !== id)
        : [...selected, id],
    );

  const renew = () => {
    setBooks(
      books.map((book) =>
        selected.includes(book.id)
          ? {
              ...book,
              dueInDays: book.dueInDays + 14,
              renewals: book.renewals + 1,
            }
          : book,
      ),
    );
    setSelected([]);
  };

  return (
    <Paper>
      <Toolbar
        sx={{
          flexWrap: 'wrap',
          gap: 1,
          justifyContent: 'space-between',
          py: 1,
        }}
      >
        <Typography id="enhanced-table-title">Books on loan</Typography>
        <Button disabled={selected.length === 0} onClick={renew}>
          Renew {selected.length} selected
        </Button>
      </Toolbar>
      <TableContainer>
        <Table aria-labelledby="enhanced-table-title" sx={{ minWidth: 600 }}>
          <TableHead>
            <TableRow>
              <TableCell component="td" padding="checkbox">
                <Checkbox
                  checked={selected.length === books.length}
                  indeterminate={
                    selected.length > 0 && selected.length < books.length
                  }
                  onChange={(_, checked) =>
                    setSelected(checked ? books.map(({ id }) => id) : [])
                  }
                  slotProps={{ input: { 'aria-label': 'Select all books' } }}
                />
              </TableCell>
              {columns.map(({ key, label, numeric }) => (
                <TableCell
                  key={key}
                  align={numeric ? 'right' : 'inherit'}
                  sortDirection={sort.key === key && sort.direction}
                >
                  <TableSortLabel
                    active={sort.key === key}
                    direction={sort.key === key ? sort.direction : 'asc'}
                    onClick={() => sortBy(key)}
                  >
                    {label}
                  </TableSortLabel>
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ id, title, shelf, dueInDays, renewals }) => (
              <TableRow key={id} hover selected={selected.includes(id)}>
                <TableCell padding="checkbox">
                  <Checkbox
                    checked={selected.includes(id)}
                    onChange={() => toggle(id)}
                    slotProps={{
                      input: { 'aria-labelledby': `enhanced-table-${id}` },
                    }}
                  />
                </TableCell>
                <TableCell
                  component="th"
                  scope="row"
                  id={`enhanced-table-${id}`}
                >
                  {title}
                </TableCell>
                <TableCell>{shelf}</TableCell>
                <TableCell align="right">{dueInDays}</TableCell>
                <TableCell align="right">{renewals}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Paper>
  );
}

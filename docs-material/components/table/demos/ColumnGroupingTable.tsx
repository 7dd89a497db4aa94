import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const groups = [
  { title: 'Produced (kWh)', columns: ['Roof', 'Wind'] },
  { title: 'Used (kWh)', columns: ['House', 'Car', 'Pool'] },
];

const months = [
  ['January', 96, 212, 388, 140, 0],
  ['February', 148, 190, 351, 126, 0],
  ['March', 267, 178, 304, 133, 0],
  ['April', 381, 131, 246, 119, 22],
  ['May', 468, 97, 198, 124, 61],
  ['June', 511, 74, 171, 137, 88],
  ['July', 496, 69, 176, 158, 93],
];

export default function ColumnGroupingTable() {
  return (
    <Paper sx={{ overflow: 'hidden' }}>
      <TableContainer
        tabIndex={0}
        role="group"
        aria-labelledby="ColumnGroupingTable-table"
        sx={{ maxHeight: 340 }}
      >
        <Table
          stickyHeader
          id="ColumnGroupingTable-table"
          aria-label="Energy balance"
          sx={{ minWidth: 560 }}
        >
          <colgroup />
          {groups.map(({ title, columns }) => (
            <colgroup key={title} span={columns.length} />
          ))}
          <TableHead>
            <TableRow sx={{ height: 57 }}>
              <TableCell rowSpan={2}>Month</TableCell>
              {groups.map(({ title, columns }) => (
                <TableCell
                  key={title}
                  align="center"
                  scope="colgroup"
                  colSpan={columns.length}
                >
                  {title}
                </TableCell>
              ))}
            </TableRow>
            <TableRow>
              {groups.flatMap(({ columns }) =>
                columns.map((column) => (
                  <TableCell key={column} align="right" sx={{ top: 57 }}>
                    {column}
                  </TableCell>
                )),
              )}
            </TableRow>
          </TableHead>
          <TableBody>
            {months.map(([month, ...values]) => (
              <TableRow key={month}>
                <TableCell component="th" scope="row">
                  {month}
                </TableCell>
                {values.map((value, index) => (
                  <TableCell key={index} align="right">
                    {value}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Paper>
  );
}

import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const destinations = ['Bergen', 'Antwerp', 'Turin', 'Basel', 'Graz', 'Lyon'];
const trains = Array.from({ length: 24 }, (_, index) => ({
  departure: `${String(7 + Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '42' : '12'}`,
  train: `EX ${201 + index * 6}`,
  destination: destinations[(index * 5) % destinations.length],
  platform: 1 + ((index * 7) % 11),
}));

export default function StickyHeadTable() {
  return (
    <Paper sx={{ overflow: 'hidden' }}>
      <TableContainer
        tabIndex={0}
        role="group"
        aria-labelledby="StickyHeadTable-table"
        sx={{ maxHeight: 320 }}
      >
        <Table
          stickyHeader
          id="StickyHeadTable-table"
          aria-label="Departures"
          sx={{ minWidth: 440 }}
        >
          <TableHead>
            <TableRow>
              <TableCell>Time</TableCell>
              <TableCell>Train</TableCell>
              <TableCell>To</TableCell>
              <TableCell align="right">Platform</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {trains.map(({ departure, train, destination, platform }) => (
              <TableRow key={train}>
                <TableCell>{departure}</TableCell>
                <TableCell component="th" scope="row">
                  {train}
                </TableCell>
                <TableCell>{destination}</TableCell>
                <TableCell align="right">{platform}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Paper>
  );
}

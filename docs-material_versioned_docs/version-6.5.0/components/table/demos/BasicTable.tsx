import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const ferries = [
  {
    island: 'Northholm',
    pier: 2,
    duration: '35 min',
    adult: '$9.20',
    car: '$31.00',
  },
  {
    island: 'Gull Rock',
    pier: 1,
    duration: '50 min',
    adult: '$11.80',
    car: 'No cars',
  },
  {
    island: 'Saint Orla',
    pier: 4,
    duration: '1 h 45 min',
    adult: '$24.50',
    car: '$68.00',
  },
];

export default function BasicTable() {
  return (
    <TableContainer
      component={Paper}
      tabIndex={0}
      role="group"
      aria-labelledby="BasicTable-table"
    >
      <Table
        id="BasicTable-table"
        aria-label="Ferry connections"
        sx={{ minWidth: 520 }}
      >
        <TableHead>
          <TableRow>
            <TableCell>Island</TableCell>
            <TableCell align="right">Pier</TableCell>
            <TableCell align="right">Crossing</TableCell>
            <TableCell align="right">Adult</TableCell>
            <TableCell align="right">Car</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {ferries.map(({ island, pier, duration, adult, car }) => (
            <TableRow key={island}>
              <TableCell component="th" scope="row">
                {island}
              </TableCell>
              <TableCell align="right">{pier}</TableCell>
              <TableCell align="right">{duration}</TableCell>
              <TableCell align="right">{adult}</TableCell>
              <TableCell align="right">{car}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

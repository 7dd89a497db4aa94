import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const readings = [
  ['06:00', 48, 118, 76],
  ['10:00', 61, 124, 79],
  ['14:00', 72, 131, 84],
  ['18:00', 66, 127, 81],
  ['22:00', 52, 116, 74],
];

export default function DenseTable() {
  return (
    <TableContainer
      component={Paper}
      tabIndex={0}
      role="group"
      aria-labelledby="DenseTable-table"
    >
      <Table
        id="DenseTable-table"
        size="small"
        aria-label="Vital signs of the day"
        sx={{ minWidth: 440 }}
      >
        <TableHead>
          <TableRow>
            <TableCell>Time</TableCell>
            <TableCell align="right">Pulse</TableCell>
            <TableCell align="right">Systolic</TableCell>
            <TableCell align="right">Diastolic</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {readings.map(([time, ...values]) => (
            <TableRow key={time}>
              <TableCell component="th" scope="row">
                {time}
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
  );
}

import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const doctors = [
  {
    name: 'Dr. Abiola',
    monday: '8:00–12:00',
    wednesday: '13:00–18:00',
    friday: 'Closed',
  },
  {
    name: 'Dr. Castellano',
    monday: '13:00–17:00',
    wednesday: 'Closed',
    friday: '8:00–13:00',
  },
  {
    name: 'Dr. Nyström',
    monday: 'Closed',
    wednesday: '8:00–12:00',
    friday: '14:00–18:00',
  },
];

export default function AccessibleTable() {
  return (
    <TableContainer
      tabIndex={0}
      role="group"
      aria-labelledby="accessible-table-caption"
    >
      <Table sx={{ minWidth: 480, '& caption': { captionSide: 'top' } }}>
        <caption id="accessible-table-caption">
          Consultation hours without an appointment
        </caption>
        <TableHead>
          <TableRow>
            <TableCell>Doctor</TableCell>
            <TableCell>Monday</TableCell>
            <TableCell>Wednesday</TableCell>
            <TableCell>Friday</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {doctors.map(({ name, monday, wednesday, friday }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell>{monday}</TableCell>
              <TableCell>{wednesday}</TableCell>
              <TableCell>{friday}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

import * as React from 'react';
import Radio from '@mui/material/Radio';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';

const slots = [
  { time: '9:20', room: 'Room 1' },
  { time: '11:45', room: 'Room 3' },
  { time: '16:10', room: 'Room 1' },
];

export default function RadioButtons() {
  const [time, setTime] = React.useState('9:20');

  return (
    <Table size="small" aria-label="Free appointments" sx={{ maxWidth: 320 }}>
      <TableBody>
        {slots.map((slot) => (
          <TableRow key={slot.time} selected={slot.time === time}>
            <TableCell padding="checkbox">
              <Radio
                name="appointment"
                value={slot.time}
                checked={slot.time === time}
                onChange={(event) => setTime(event.target.value)}
                slotProps={{
                  input: { 'aria-label': `${slot.time}, ${slot.room}` },
                }}
              />
            </TableCell>
            <TableCell>{slot.time}</TableCell>
            <TableCell>{slot.room}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

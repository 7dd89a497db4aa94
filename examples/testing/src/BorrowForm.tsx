import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

export default function BorrowForm() {
  const [weeks, setWeeks] = React.useState('2');
  const [done, setDone] = React.useState(false);

  return (
    <>
      <TextField
        select
        id="weeks"
        label="Loan period"
        value={weeks}
        onChange={(event) => setWeeks(event.target.value)}
      >
        <MenuItem value="2">2 weeks</MenuItem>
        <MenuItem value="4">4 weeks</MenuItem>
      </TextField>
      <Button onClick={() => setDone(true)}>Borrow</Button>
      {done && <Alert severity="success">Due in {weeks} weeks</Alert>}
    </>
  );
}

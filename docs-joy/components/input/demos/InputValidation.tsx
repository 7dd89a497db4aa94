import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';

export default function InputValidation() {
  const [time, setTime] = React.useState('25:10');
  const [wrong, setWrong] = React.useState(true);

  return (
    <FormControl error={wrong} sx={{ width: 280, maxWidth: '100%' }}>
      <FormLabel>Start of shift</FormLabel>
      <Input
        error={wrong}
        value={time}
        onChange={(event) => setTime(event.target.value)}
        onBlur={() => setWrong(!/^([01]?\d|2[0-3]):[0-5]\d$/.test(time))}
      />
      {wrong && (
        <FormHelperText sx={{ color: 'danger.plainColor' }}>
          <ErrorOutline />
          Write a time from 0:00 to 23:59.
        </FormHelperText>
      )}
    </FormControl>
  );
}

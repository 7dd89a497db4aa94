import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function ErrorRadios() {
  const [chip, setChip] = React.useState('');
  const [message, setMessage] = React.useState('');

  const check = (event: React.FormEvent) => {
    event.preventDefault();
    setMessage(chip ? '' : 'Answer this question to register your pet.');
  };

  return (
    <form noValidate onSubmit={check}>
      <FormControl required error={message !== ''}>
        <FormLabel id="error-radios-label" component="span">
          Does your pet have a microchip?
        </FormLabel>
        <RadioGroup
          aria-required
          aria-labelledby="error-radios-label"
          aria-describedby="error-radios-message"
          value={chip}
          onChange={(event, value) => {
            setChip(value);
            setMessage('');
          }}
        >
          <FormControlLabel value="yes" label="Yes" control={<Radio />} />
          <FormControlLabel
            value="no"
            label="No, implant one"
            control={<Radio />}
          />
        </RadioGroup>
        <FormHelperText id="error-radios-message" role="alert">
          {message}
        </FormHelperText>
        <Button type="submit" variant="outlined" sx={{ mt: 1 }}>
          Register
        </Button>
      </FormControl>
    </form>
  );
}

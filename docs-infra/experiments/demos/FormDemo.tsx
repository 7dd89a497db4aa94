import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function FormDemo() {
  const [order, setOrder] = React.useState<string | null>(null);

  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setOrder(`${data.get('sacks')} × ${data.get('flour')}`);
  };

  return (
    <Stack
      component="form"
      aria-label="Order flour"
      spacing={2}
      onSubmit={submit}
      sx={{ maxWidth: 360, mx: 'auto' }}
    >
      <TextField
        id="form-demo-baker"
        name="baker"
        label="Bakery"
        autoComplete="off"
        required
      />
      <TextField
        id="form-demo-sacks"
        name="sacks"
        label="Sacks"
        type="number"
        defaultValue={2}
        slotProps={{ htmlInput: { min: 1, max: 40 } }}
      />
      <FormControl>
        <FormLabel id="form-demo-flour">Flour</FormLabel>
        <RadioGroup
          aria-labelledby="form-demo-flour"
          name="flour"
          defaultValue="Spelt"
        >
          <FormControlLabel value="Spelt" control={<Radio />} label="Spelt" />
          <FormControlLabel value="Rye" control={<Radio />} label="Rye" />
        </RadioGroup>
      </FormControl>
      <FormControlLabel
        control={<Checkbox name="delivery" />}
        label="Deliver on Friday"
      />
      <Button type="submit" variant="contained">
        Order
      </Button>
      <Typography role="status">
        {order === null ? 'Nothing ordered yet.' : `Ordered: ${order}`}
      </Typography>
    </Stack>
  );
}

import { Controller, useForm } from 'react-hook-form';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

const countries = ['Canada', 'France', 'Japan', 'Kenya'];

export default function ControlledFields() {
  const { control, handleSubmit, reset } = useForm({
    defaultValues: {
      country: null as string | null,
      shipping: 'standard',
      gift: false,
    },
  });

  return (
    <Box
      component="form"
      noValidate
      onSubmit={handleSubmit(() => reset())}
      sx={{ display: 'grid', gap: 1, width: '100%', maxWidth: 360 }}
    >
      <Controller
        name="country"
        control={control}
        rules={{ required: 'Choose a country.' }}
        render={({ field: { ref, ...field }, fieldState: { error } }) => (
          <Autocomplete
            {...field}
            options={countries}
            onChange={(_event, value) => field.onChange(value)}
            renderInput={(params) => (
              <TextField
                {...params}
                inputRef={ref}
                label="Country"
                error={Boolean(error)}
                helperText={error?.message ?? ' '}
              />
            )}
          />
        )}
      />
      <Controller
        name="shipping"
        control={control}
        render={({ field: { ref, ...field } }) => (
          <TextField {...field} inputRef={ref} select label="Shipping">
            <MenuItem value="standard">Standard</MenuItem>
            <MenuItem value="express">Express</MenuItem>
          </TextField>
        )}
      />
      <Controller
        name="gift"
        control={control}
        render={({ field: { ref, value, ...field } }) => (
          <FormControlLabel
            control={
              <Checkbox
                {...field}
                checked={value}
                slotProps={{ input: { ref } }}
              />
            }
            label="Wrap as a gift"
          />
        )}
      />
      <Button type="submit" variant="contained">
        Order
      </Button>
    </Box>
  );
}

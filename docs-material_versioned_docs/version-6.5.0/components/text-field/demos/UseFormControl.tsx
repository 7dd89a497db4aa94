import FormControl, { useFormControl } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';

function PenNameHint() {
  const field = useFormControl();
  let hint = 'Leave it empty to sign with your own name.';
  if (field?.focused) {
    hint = 'Letters and spaces, up to 30 characters.';
  } else if (field?.filled) {
    hint = 'Readers will see this name.';
  }
  return <FormHelperText id="use-form-control-hint">{hint}</FormHelperText>;
}

export default function UseFormControl() {
  return (
    <FormControl fullWidth sx={{ maxWidth: 360 }}>
      <InputLabel htmlFor="use-form-control-pen-name">Pen name</InputLabel>
      <OutlinedInput
        id="use-form-control-pen-name"
        label="Pen name"
        aria-describedby="use-form-control-hint"
      />
      <PenNameHint />
    </FormControl>
  );
}

import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import type { InputProps } from '@mui/joy/Input';

interface FieldProps extends Omit<InputProps, 'error'> {
  label: string;
  /** What is wrong with the value. */
  error?: string;
}

/** A labeled text field, with its error below it. */
export function Field({ label, error, ...input }: FieldProps) {
  return (
    <FormControl required error={Boolean(error)}>
      <FormLabel>{label}</FormLabel>
      <Input {...input} />
      {error && (
        <FormHelperText sx={{ color: 'danger.plainColor' }}>
          {error}
        </FormHelperText>
      )}
    </FormControl>
  );
}

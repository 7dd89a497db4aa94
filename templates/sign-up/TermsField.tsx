import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import type { Ref } from 'react';

interface TermsFieldProps {
  isAccepted: boolean;
  onChange: (isAccepted: boolean) => void;
  /** What is wrong, or nothing. */
  message: string | undefined;
  inputRef: Ref<HTMLInputElement>;
}

/** A checkbox that must be checked. */
export default function TermsField({ isAccepted, onChange, message, inputRef }: TermsFieldProps) {
  return (
    <FormControl error={Boolean(message)} required>
      <FormControlLabel
        label="I accept the terms of use"
        control={
          <Checkbox
            checked={isAccepted}
            onChange={(event) => onChange(event.target.checked)}
            slotProps={{
              input: {
                ref: inputRef,
                'aria-invalid': Boolean(message),
                'aria-describedby': message ? 'terms-message' : undefined,
              },
            }}
          />
        }
      />
      {message && <FormHelperText id="terms-message">{message}</FormHelperText>}
    </FormControl>
  );
}

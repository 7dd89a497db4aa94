import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import { IMaskInput } from 'react-imask';

const ShelfCode = React.forwardRef<
  HTMLInputElement,
  React.ComponentProps<'input'>
>(function ShelfCode({ name, className, id, ...other }, ref) {
  return (
    <IMaskInput
      id={id}
      name={name}
      className={className}
      aria-describedby={other['aria-describedby']}
      onBlur={other.onBlur}
      onFocus={other.onFocus}
      mask="aa-000.00"
      prepareChar={(character) => character.toUpperCase()}
      inputRef={ref}
    />
  );
});

export default function InputReactImask() {
  return (
    <FormControl>
      <FormLabel>Shelf code</FormLabel>
      <Input name="shelf" slotProps={{ input: { component: ShelfCode } }} />
      <FormHelperText>Two letters and five digits</FormHelperText>
    </FormControl>
  );
}

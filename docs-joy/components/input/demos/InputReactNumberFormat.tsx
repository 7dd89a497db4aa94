import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import { IMaskInput } from 'react-imask';

const Amount = React.forwardRef<
  HTMLInputElement,
  React.ComponentProps<'input'>
>(function Amount({ name, className, id, onBlur, onFocus }, ref) {
  return (
    <IMaskInput
      id={id}
      name={name}
      className={className}
      onBlur={onBlur}
      onFocus={onFocus}
      inputMode="decimal"
      mask={Number}
      thousandsSeparator=","
      radix="."
      scale={2}
      inputRef={ref}
    />
  );
});

export default function InputReactNumberFormat() {
  return (
    <FormControl>
      <FormLabel>Yearly rent</FormLabel>
      <Input
        name="rent"
        startDecorator="€"
        slotProps={{ input: { component: Amount } }}
      />
    </FormControl>
  );
}

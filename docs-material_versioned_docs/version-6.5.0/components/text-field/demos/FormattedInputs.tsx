import * as React from 'react';
import type { InputBaseComponentProps } from '@mui/material/InputBase';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { IMaskInput } from 'react-imask';

const CardNumberInput = React.forwardRef<
  HTMLInputElement,
  InputBaseComponentProps
>(function CardNumberInput(props, ref) {
  return <IMaskInput {...props} mask="0000 0000 0000 0000" inputRef={ref} />;
});

const AmountInput = React.forwardRef<HTMLInputElement, InputBaseComponentProps>(
  function AmountInput(props, ref) {
    return (
      <IMaskInput
        {...props}
        mask={Number}
        scale={2}
        radix="."
        thousandsSeparator=","
        inputRef={ref}
      />
    );
  },
);

export default function FormattedInputs() {
  const [card, setCard] = React.useState('5200 8282');
  const [amount, setAmount] = React.useState('12,500.5');

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <TextField
        label="Card number"
        value={card}
        helperText={`${card.replaceAll(' ', '').length} of 16 digits`}
        slotProps={{
          input: { inputComponent: CardNumberInput },
          htmlInput: { inputMode: 'numeric', onAccept: setCard },
        }}
      />
      <TextField
        label="Amount"
        value={amount}
        helperText="Thousands are separated as you type"
        slotProps={{
          input: { inputComponent: AmountInput },
          htmlInput: { inputMode: 'decimal', onAccept: setAmount },
        }}
      />
    </Stack>
  );
}

import TextField from '@mui/material/TextField';
import * as React from 'react';

export default function SlotPropsFunction() {
  const [card, setCard] = React.useState('40-1');
  const error = !/^\d{2}-\d{4}$/.test(card);
  return (
    <TextField
      label="Library card"
      value={card}
      onChange={(event) => setCard(event.target.value)}
      error={error}
      helperText={error ? 'Two digits, a hyphen, four digits' : 'Card found'}
      slotProps={{
        htmlInput: { inputMode: 'numeric', maxLength: 7 },
        formHelperText: (ownerState) => ({
          role: ownerState.error ? undefined : 'status',
        }),
      }}
    />
  );
}

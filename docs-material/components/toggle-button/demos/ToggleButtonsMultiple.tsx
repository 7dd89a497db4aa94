import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const formats = [
  { value: 'bold', sign: 'B', name: 'Bold' },
  { value: 'italic', sign: 'I', name: 'Italic' },
  { value: 'underline', sign: 'U', name: 'Underline' },
  { value: 'strike', sign: 'S', name: 'Strikethrough', disabled: true },
];

export default function ToggleButtonsMultiple() {
  const [selected, setSelected] = React.useState(['italic']);

  return (
    <ToggleButtonGroup
      aria-label="Text format"
      value={selected}
      onChange={(event, next: string[]) => setSelected(next)}
    >
      {formats.map(({ value, sign, name, disabled }) => (
        <ToggleButton
          key={value}
          value={value}
          aria-label={name}
          disabled={disabled}
          sx={{ minWidth: 48, fontSize: 20 }}
        >
          {sign}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

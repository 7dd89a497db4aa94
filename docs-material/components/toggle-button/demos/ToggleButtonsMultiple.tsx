import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const signs = [
  { value: 'staccato', sign: '.', name: 'Staccato' },
  { value: 'accent', sign: '>', name: 'Accent' },
  { value: 'tenuto', sign: '–', name: 'Tenuto' },
  { value: 'marcato', sign: '^', name: 'Marcato', disabled: true },
];

export default function ToggleButtonsMultiple() {
  const [marks, setMarks] = React.useState(['accent']);

  return (
    <ToggleButtonGroup
      aria-label="Articulation of the selected note"
      value={marks}
      onChange={(event, next: string[]) => setMarks(next)}
    >
      {signs.map(({ value, sign, name, disabled }) => (
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

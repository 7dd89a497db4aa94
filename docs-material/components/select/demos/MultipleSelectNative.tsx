import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import type { SelectChangeEvent } from '@mui/material/Select';
import Select from '@mui/material/Select';

const meters = [
  'North roof',
  'South roof',
  'Heat pump',
  'Car charger',
  'Workshop',
];

export default function MultipleSelectNative() {
  const [shown, setShown] = React.useState(['Heat pump']);

  function readRows({ target }: SelectChangeEvent<string[]>) {
    if (target instanceof HTMLSelectElement) {
      setShown(Array.from(target.selectedOptions, (option) => option.value));
    }
  }

  return (
    <FormControl fullWidth sx={{ maxWidth: 240 }}>
      <InputLabel shrink htmlFor="multiple-native">
        Meters in the chart
      </InputLabel>
      <Select
        multiple
        native
        id="multiple-native"
        label="Meters in the chart"
        value={shown}
        onChange={readRows}
      >
        {meters.map((meter) => (
          <option key={meter} value={meter}>
            {meter}
          </option>
        ))}
      </Select>
    </FormControl>
  );
}

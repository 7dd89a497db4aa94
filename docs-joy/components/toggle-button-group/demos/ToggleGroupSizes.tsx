import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

const sizes = ['sm', 'md', 'lg'] as const;

export default function ToggleGroupSizes() {
  const [unit, setUnit] = React.useState('kg');

  return (
    <Stack spacing={2}>
      {sizes.map((size) => (
        <ToggleButtonGroup
          key={size}
          size={size}
          aria-label={`Unit, ${size}`}
          value={unit}
          onChange={(_event, newUnit) => setUnit(newUnit ?? unit)}
        >
          <Button value="kg">Kilograms</Button>
          <Button value="lb">Pounds</Button>
        </ToggleButtonGroup>
      ))}
    </Stack>
  );
}

import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

const variants = ['outlined', 'plain', 'soft', 'solid'] as const;

export default function ToggleGroupVariants() {
  const [period, setPeriod] = React.useState('week');

  return (
    <Stack spacing={2}>
      {variants.map((variant) => (
        <ToggleButtonGroup
          key={variant}
          variant={variant}
          aria-label={`Period, ${variant}`}
          value={period}
          onChange={(_event, newPeriod) => setPeriod(newPeriod ?? period)}
        >
          <Button value="day">Day</Button>
          <Button value="week">Week</Button>
          <Button value="month">Month</Button>
        </ToggleButtonGroup>
      ))}
    </Stack>
  );
}

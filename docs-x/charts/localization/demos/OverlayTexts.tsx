import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu'];
const steps = ['loading', 'empty', 'complete'] as const;

export default function OverlayTexts() {
  const [step, setStep] = useState<(typeof steps)[number]>('empty');
  return (
    <Stack spacing={1} sx={{ width: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="State of the data"
        value={step}
        onChange={(_event, value) => setStep(value ?? step)}
      >
        {steps.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        title="Bookings by day"
        height={200}
        hideLegend
        loading={step === 'loading'}
        localeText={{
          loading: 'Loading the bookings…',
          noData: 'No bookings in this week',
        }}
        xAxis={[{ data: days }]}
        series={[
          {
            label: 'Bookings',
            data: step === 'complete' ? [12, 9, 17, 14] : [],
          },
        ]}
      />
    </Stack>
  );
}

import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';
import { useState } from 'react';
import { expenses } from './expenses';

const options = [
  { name: 'innerRadius', unit: '%', max: 90 },
  { name: 'paddingAngle', unit: '°', max: 15 },
  { name: 'cornerRadius', unit: ' px', max: 20 },
] as const;

export default function RingOptions() {
  const [values, setValues] = useState({
    innerRadius: 60,
    paddingAngle: 4,
    cornerRadius: 6,
  });

  return (
    <Stack sx={{ width: 1 }}>
      {options.map(({ name, unit, max }) => (
        <Stack key={name} direction="row" spacing={2}>
          <Typography id={`ring-${name}`} sx={{ width: 180, flex: 'none' }}>
            {name}: {values[name]}
            {unit}
          </Typography>
          <Slider
            size="small"
            aria-labelledby={`ring-${name}`}
            max={max}
            value={values[name]}
            onChange={(_event, value) =>
              setValues({ ...values, [name]: value as number })
            }
          />
        </Stack>
      ))}
      <PieChart
        title="Expenses as a ring"
        height={220}
        skipAnimation
        series={[
          {
            data: expenses,
            innerRadius: `${values.innerRadius}%`,
            paddingAngle: values.paddingAngle,
            cornerRadius: values.cornerRadius,
          },
        ]}
      />
    </Stack>
  );
}

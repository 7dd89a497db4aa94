import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { useState } from 'react';
import { laptops, metrics } from './laptops';

export default function RadarGridOptions() {
  const [divisions, setDivisions] = useState(5);
  const [circular, setCircular] = useState(true);
  const [stripes, setStripes] = useState(true);

  return (
    <Box sx={{ width: 1 }}>
      <ToggleButtonGroup
        exclusive
        aria-label="divisions"
        value={divisions}
        onChange={(_event, value: number | null) =>
          value && setDivisions(value)
        }
        sx={{ mr: 2 }}
      >
        <ToggleButton value={2}>2</ToggleButton>
        <ToggleButton value={5}>5</ToggleButton>
        <ToggleButton value={10}>10</ToggleButton>
      </ToggleButtonGroup>
      <FormControlLabel
        label="Circular"
        control={
          <Switch checked={circular} onChange={() => setCircular(!circular)} />
        }
      />
      <FormControlLabel
        label="Stripes"
        control={
          <Switch checked={stripes} onChange={() => setStripes(!stripes)} />
        }
      />
      <RadarChart
        title="Laptops on an adjustable grid"
        height={280}
        margin={{ left: 64, right: 64 }}
        divisions={divisions}
        shape={circular ? 'circular' : 'sharp'}
        stripeColor={stripes ? undefined : null}
        radar={{ max: 10, metrics }}
        series={laptops}
      />
    </Box>
  );
}

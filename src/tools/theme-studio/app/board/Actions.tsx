import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { COLOR_NAMES } from 'mui-theme-kit/theme';
import { TEXTS } from '../texts';

const VARIANTS = { contained: 'Contained', outlined: 'Outlined', text: 'Text' } as const;

/** A color without text on it: the default theme's contrast isn't enough for that in all colors. */
function Dot({ color }: { color: string }) {
  return (
    <Box
      component="span"
      sx={{ width: 16, height: 16, borderRadius: '50%', bgcolor: `${color}.main` }}
    />
  );
}

/** Buttons, and chips with all colors. */
export function Actions() {
  const [unit, setUnit] = useState('m');
  return (
    <Paper sx={{ p: 2, display: 'grid', gap: 2, alignContent: 'start' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button>Default</Button>
        {(Object.keys(VARIANTS) as (keyof typeof VARIANTS)[]).map((variant) => (
          <Button key={variant} variant={variant}>
            {VARIANTS[variant]}
          </Button>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {COLOR_NAMES.map((color) => (
          <Chip key={color} icon={<Dot color={color} />} label={TEXTS.colors[color]} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          value={unit}
          onChange={(_event, next: string | null) => setUnit(next ?? unit)}
          aria-label="Unit"
        >
          <ToggleButton value="m">Meters</ToggleButton>
          <ToggleButton value="ft">Feet</ToggleButton>
        </ToggleButtonGroup>
        <Tooltip describeChild title="Measured every six minutes">
          <Button color="secondary" variant="outlined">
            Interval
          </Button>
        </Tooltip>
      </Box>
    </Paper>
  );
}

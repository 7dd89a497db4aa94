import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Box from '@mui/system/Box';
import Grid from '@mui/system/Grid';

const beds = ['Carrots', 'Dill', 'Kale'];

export default function SpacingGrid() {
  const [spacing, setSpacing] = React.useState(2);

  return (
    <Box sx={{ width: 1 }}>
      <Grid container spacing={spacing}>
        {beds.map((bed) => (
          <Grid key={bed} size={4}>
            <Box sx={{ p: 1, border: 1, borderRadius: 1 }}>{bed}</Box>
          </Grid>
        ))}
      </Grid>
      <RadioGroup
        row
        aria-label="Spacing"
        name="SpacingGrid"
        value={spacing}
        onChange={(event) => setSpacing(Number(event.target.value))}
      >
        {[0, 1, 2, 4].map((step) => (
          <FormControlLabel
            key={step}
            value={step}
            control={<Radio />}
            label={step}
          />
        ))}
      </RadioGroup>
    </Box>
  );
}

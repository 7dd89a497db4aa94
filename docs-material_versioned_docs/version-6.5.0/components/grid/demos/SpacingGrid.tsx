import * as React from 'react';
import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const shelves = ['Poetry', 'Travel', 'Crime', 'History', 'Art', 'Law'];

export default function SpacingGrid() {
  const [spacing, setSpacing] = React.useState(2);

  return (
    <Box sx={{ width: 1 }}>
      <Typography id="spacing-grid-label" variant="body2">
        {`spacing={${spacing}}`}
      </Typography>
      <Slider
        aria-labelledby="spacing-grid-label"
        value={spacing}
        onChange={(_event, value) => setSpacing(value as number)}
        min={0}
        max={4}
        step={0.5}
        sx={{ maxWidth: 240, mb: 2 }}
      />
      <Grid container spacing={spacing}>
        {shelves.map((shelf) => (
          <Grid key={shelf} size={4}>
            <Paper variant="outlined" sx={{ py: 2, textAlign: 'center' }}>
              {shelf}
            </Paper>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}

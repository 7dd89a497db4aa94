import * as React from 'react';
import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';

const names = ['Lowest', 'Highest'];

export default function RangeSlider() {
  const [prices, setPrices] = React.useState([20, 60]);

  return (
    <Box sx={{ width: '100%', maxWidth: 300 }}>
      <Slider
        getAriaLabel={(index) => `${names[index]} price in dollars`}
        value={prices}
        onChange={(_event, value) => Array.isArray(value) && setPrices(value)}
        valueLabelDisplay="auto"
      />
      <Typography level="body-sm" role="status">
        ${prices[0]} to ${prices[1]}
      </Typography>
    </Box>
  );
}

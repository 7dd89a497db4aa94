import * as React from 'react';
import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';

export default function StepsSlider() {
  const [discount, setDiscount] = React.useState(20);

  return (
    <Box sx={{ width: '100%', maxWidth: 300 }}>
      <Slider
        aria-label="Discount in percent"
        value={discount}
        onChange={(_event, value) => setDiscount(Number(value))}
        step={5}
        marks
        max={50}
        valueLabelDisplay="auto"
      />
      <Typography level="body-sm" role="status">
        Discount: {discount}%
      </Typography>
    </Box>
  );
}

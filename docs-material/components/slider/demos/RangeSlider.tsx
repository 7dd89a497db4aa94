import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function RangeSlider() {
  const [rows, setRows] = React.useState([5, 12]);

  return (
    <Box sx={{ width: 280, maxWidth: '80%' }}>
      <Typography gutterBottom>
        Rows {rows[0]} to {rows[1]}
      </Typography>
      <Slider
        getAriaLabel={(index) => (index === 0 ? 'First row' : 'Last row')}
        value={rows}
        onChange={(event, value) => setRows(value)}
        min={1}
        max={24}
      />
    </Box>
  );
}

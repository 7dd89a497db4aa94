import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';

export default function AlwaysVisibleLabelSlider() {
  return (
    <Box sx={{ width: '100%', maxWidth: 300, px: 3, pt: 3 }}>
      <Slider
        aria-label="Budget in dollars"
        defaultValue={300}
        step={50}
        max={1000}
        valueLabelDisplay="on"
        valueLabelFormat={(value) => `$${value}`}
      />
    </Box>
  );
}

import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';

export default function VerticalSlider() {
  return (
    <Box sx={{ height: 200 }}>
      <Slider
        orientation="vertical"
        aria-label="Volume"
        defaultValue={30}
        valueLabelDisplay="auto"
      />
    </Box>
  );
}

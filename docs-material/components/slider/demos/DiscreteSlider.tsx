import Slider from '@mui/material/Slider';

export default function DiscreteSlider() {
  return (
    <Slider
      marks
      aria-label="Interval in minutes"
      valueLabelDisplay="auto"
      defaultValue={20}
      min={10}
      max={40}
      step={5}
      sx={{ width: 280, maxWidth: '100%' }}
    />
  );
}

import Slider from '@mui/material/Slider';

const seconds = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'second',
  minimumFractionDigits: 2,
});

export default function DiscreteSliderSteps() {
  return (
    <Slider
      marks
      aria-label="Delay of the rear speakers"
      valueLabelDisplay="auto"
      valueLabelFormat={(delay) => seconds.format(delay)}
      defaultValue={0.03}
      min={0}
      max={0.1}
      step={0.01}
      shiftStep={0.05}
      sx={{ width: 280, maxWidth: '100%' }}
    />
  );
}

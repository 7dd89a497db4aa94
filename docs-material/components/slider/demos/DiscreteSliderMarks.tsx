import Slider from '@mui/material/Slider';

const marks = [
  { value: 2700, label: 'Warm' },
  { value: 4200, label: 'Neutral' },
  { value: 6500, label: 'Daylight' },
];

export default function DiscreteSliderMarks() {
  return (
    <Slider
      aria-label="Color temperature"
      getAriaValueText={(kelvin) => `${kelvin} kelvin`}
      valueLabelDisplay="auto"
      valueLabelFormat={(kelvin) => `${kelvin} K`}
      marks={marks}
      defaultValue={3200}
      min={2700}
      max={6500}
      step={100}
      shiftStep={500}
      sx={{ width: 280, maxWidth: 'calc(100% - 64px)', mx: 4 }}
    />
  );
}

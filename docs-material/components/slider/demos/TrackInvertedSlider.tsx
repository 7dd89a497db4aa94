import Slider from '@mui/material/Slider';

const marks = [
  { value: 40, label: '40 Hz' },
  { value: 100, label: '100 Hz' },
  { value: 200, label: '200 Hz' },
];

export default function TrackInvertedSlider() {
  return (
    <Slider
      track="inverted"
      getAriaLabel={(index) => (index === 0 ? 'Cut below' : 'Cut above')}
      getAriaValueText={(hertz) => `${hertz} hertz`}
      valueLabelDisplay="auto"
      marks={marks}
      defaultValue={[60, 150]}
      min={40}
      max={200}
      step={5}
      sx={{ width: 280, maxWidth: 'calc(100% - 64px)', mx: 4 }}
    />
  );
}

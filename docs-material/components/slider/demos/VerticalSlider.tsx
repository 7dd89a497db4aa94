import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

const marks = [
  { value: 0, label: 'Stage' },
  { value: 8, label: 'Flown out' },
];

export default function VerticalSlider() {
  return (
    <Stack sx={{ height: 220 }}>
      <Slider
        orientation="vertical"
        aria-label="Height of the backdrop"
        getAriaValueText={(meters) => `${meters} meters`}
        valueLabelDisplay="auto"
        valueLabelFormat={(meters) => `${meters} m`}
        marks={marks}
        defaultValue={3}
        max={8}
        step={0.5}
        shiftStep={2}
      />
    </Stack>
  );
}

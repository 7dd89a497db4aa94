import Slider, { sliderClasses } from '@mui/material/Slider';

const marks = [
  { value: 0, label: 'Blackout' },
  { value: 50, label: 'Half' },
  { value: 100, label: 'Full' },
];

export default function CustomMarks() {
  return (
    <Slider
      aria-label="Front wash"
      valueLabelDisplay="auto"
      marks={marks}
      defaultValue={50}
      sx={{
        width: 280,
        maxWidth: 'calc(100% - 64px)',
        mx: 4,
        mt: 3,
        [`& .${sliderClasses.markLabel}`]: { top: -18 },
        [`& .${sliderClasses.valueLabel}`]: {
          top: 'auto',
          bottom: -36,
          transform: 'translateY(0) scale(0)',
        },
        [`& .${sliderClasses.valueLabelOpen}`]: {
          transform: 'translateY(0) scale(1)',
        },
        [`& .${sliderClasses.valueLabel}::before`]: {
          bottom: 'auto',
          top: 0,
          transform: 'translate(-50%, -50%) rotate(45deg)',
        },
      }}
    />
  );
}

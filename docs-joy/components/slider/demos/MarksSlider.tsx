import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';

const marks = [
  { value: 0, label: 'Free' },
  { value: 10, label: '10 GB' },
  { value: 25, label: '25 GB' },
  { value: 50, label: '50 GB' },
];

export default function MarksSlider() {
  return (
    <Box sx={{ width: '100%', maxWidth: 300, px: 3 }}>
      <Slider
        aria-label="Storage"
        defaultValue={25}
        step={null}
        marks={marks}
        slotProps={{ markLabel: { sx: { color: 'text.tertiary' } } }}
        max={50}
        getAriaValueText={(value) => `${value} gigabytes`}
      />
    </Box>
  );
}

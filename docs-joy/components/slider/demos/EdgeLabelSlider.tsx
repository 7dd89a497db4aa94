import Box from '@mui/joy/Box';
import Slider, { sliderClasses } from '@mui/joy/Slider';

const marks = [
  { value: 0, label: 'No messages' },
  { value: 100, label: 'All messages' },
];

export default function EdgeLabelSlider() {
  return (
    <Box sx={{ width: '100%', maxWidth: 300 }}>
      <Slider
        aria-label="Messages to keep in percent"
        defaultValue={60}
        marks={marks}
        sx={{
          [`& .${sliderClasses.markLabel}`]: { color: 'text.tertiary' },
          [`& .${sliderClasses.markLabel}[data-index="0"]`]: {
            transform: 'none',
          },
          [`& .${sliderClasses.markLabel}[data-index="1"]`]: {
            transform: 'translateX(-100%)',
          },
        }}
      />
    </Box>
  );
}

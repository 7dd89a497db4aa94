import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';

const marks = [-2, -1, 0, 1, 2].map((value) => ({ value, label: `${value}` }));

export default function TrackFalseSlider() {
  return (
    <Box sx={{ width: '100%', maxWidth: 300, px: 2 }}>
      <Slider
        track={false}
        aria-label="Difference to the planned price"
        defaultValue={0}
        min={-2}
        max={2}
        step={0.5}
        marks={marks}
        slotProps={{ markLabel: { sx: { color: 'text.tertiary' } } }}
      />
    </Box>
  );
}

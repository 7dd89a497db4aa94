import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';

export default function TrackInvertedSlider() {
  return (
    <Box sx={{ width: '100%', maxWidth: 300 }}>
      <Slider
        track="inverted"
        color="warning"
        aria-label="Warn at this stock"
        defaultValue={30}
      />
      <Slider
        track="inverted"
        color="danger"
        getAriaLabel={(index) => (index === 0 ? 'Too low' : 'Too high')}
        defaultValue={[20, 80]}
      />
    </Box>
  );
}

import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

export default function SliderSizes() {
  return (
    <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
      <Slider size="small" aria-label="Monitor volume" defaultValue={35} />
      <Slider aria-label="Main volume" defaultValue={70} />
    </Stack>
  );
}

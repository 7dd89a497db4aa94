import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

export default function ColorSlider() {
  return (
    <Stack spacing={1} sx={{ width: 280, maxWidth: '100%' }}>
      <Slider color="error" aria-label="Red channel" defaultValue={80} />
      <Slider color="success" aria-label="Green channel" defaultValue={45} />
      <Slider color="warning" aria-label="Amber channel" defaultValue={20} />
      <Slider color="info" aria-label="Blue channel" defaultValue={60} />
    </Stack>
  );
}

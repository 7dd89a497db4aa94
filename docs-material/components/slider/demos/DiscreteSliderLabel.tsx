import Slider from '@mui/material/Slider';

function clock(minutes: number) {
  const hour = 19 + Math.floor(minutes / 60);
  return `${hour}:${String(minutes % 60).padStart(2, '0')}`;
}

export default function DiscreteSliderLabel() {
  return (
    <Slider
      aria-label="Curtain time"
      getAriaValueText={clock}
      valueLabelDisplay="on"
      valueLabelFormat={clock}
      defaultValue={30}
      max={120}
      step={15}
      sx={{ width: 280, maxWidth: 'calc(100% - 64px)', mx: 4, mt: 4 }}
    />
  );
}

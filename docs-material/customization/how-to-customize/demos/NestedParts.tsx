import Slider from '@mui/material/Slider';

export default function NestedParts() {
  return (
    <Slider
      aria-label="Water temperature in degrees Celsius"
      defaultValue={80}
      min={60}
      max={100}
      valueLabelDisplay="auto"
      sx={{
        maxWidth: 320,
        '& .MuiSlider-thumb': { borderRadius: 1, width: 12 },
        '& .MuiSlider-rail': { height: 2 },
      }}
    />
  );
}

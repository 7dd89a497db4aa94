import Slider from '@mui/material/Slider';

const lenses = [19, 26, 36, 50, 70];
const marks = lenses.map((angle) => ({ value: angle, label: `${angle}°` }));

export default function DiscreteSliderValues() {
  return (
    <Slider
      aria-label="Beam angle of the lens"
      getAriaValueText={(angle) => `${angle} degrees`}
      marks={marks}
      step={null}
      defaultValue={26}
      min={19}
      max={70}
      sx={{ width: 280, maxWidth: 'calc(100% - 64px)', mx: 4 }}
    />
  );
}

import Slider, { sliderClasses } from '@mui/material/Slider';
import { styled } from '@mui/material/styles';

const Fader = styled(Slider)(({ theme }) => ({
  [`& .${sliderClasses.track}, & .${sliderClasses.rail}`]: {
    height: 6,
    border: 0,
    borderRadius: 1,
  },
  [`& .${sliderClasses.thumb}`]: {
    width: 16,
    height: 30,
    borderRadius: 4,
    border: `1px solid ${theme.palette.grey[500]}`,
    background: `linear-gradient(90deg, ${theme.palette.grey[300]} 44%, ${theme.palette.grey[800]} 44% 56%, ${theme.palette.grey[300]} 56%)`,
  },
  [`& .${sliderClasses.valueLabel}`]: {
    borderRadius: 4,
    backgroundColor: theme.palette.grey[800],
  },
}));

export default function CustomizedSlider() {
  return (
    <Fader
      aria-label="Vocal microphone"
      valueLabelDisplay="auto"
      valueLabelFormat={(level) => `${level} dB`}
      defaultValue={-12}
      min={-60}
      max={10}
      sx={{ width: 280, maxWidth: '100%' }}
    />
  );
}

import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';

const Fader = styled(Slider)`
  width: 14rem;

  & .MuiSlider-thumb {
    border-radius: 2px;
  }
`;

export default function StyledFader() {
  return <Fader aria-label="Reverb" defaultValue={20} />;
}

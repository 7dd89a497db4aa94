import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';

const Strip = styled(Paper)`
  display: flex;
  align-items: center;
  gap: 1rem;
  width: 14rem;
  padding: 4px 1rem;
`;

export default function StyledFader() {
  return (
    <Strip>
      <span id="styled-fader-name">Reverb</span>
      <Slider aria-labelledby="styled-fader-name" defaultValue={20} />
    </Strip>
  );
}

import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';

interface FaderProps {
  loud: boolean;
}

const Fader = styled(Slider, {
  shouldForwardProp: (prop) => prop !== 'loud',
})<FaderProps>(({ theme, loud }) => ({
  width: theme.spacing(28),
  color: loud ? theme.palette.error.main : theme.palette.success.main,
}));

export default function StyledTheme() {
  return (
    <div>
      <Fader aria-label="Drums" defaultValue={90} loud />
      <Fader aria-label="Strings" defaultValue={40} loud={false} />
    </div>
  );
}

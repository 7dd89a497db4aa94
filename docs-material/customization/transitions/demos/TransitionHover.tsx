import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';

const Tile = styled(ButtonBase)(({ theme }) => ({
  padding: theme.spacing(2, 3),
  border: '2px solid',
  borderRadius: 4,
  transition: theme.transitions.create(['border-radius', 'transform'], {
    duration: theme.transitions.duration.shorter,
    easing: theme.transitions.easing.easeOut,
  }),
  '&:hover, &:focus-visible': { borderRadius: 24, transform: 'scale(1.06)' },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
}));

export default function TransitionHover() {
  return <Tile>Play the second movement</Tile>;
}

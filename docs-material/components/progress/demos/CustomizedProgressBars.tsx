import CircularProgress, {
  circularProgressClasses,
} from '@mui/material/CircularProgress';
import LinearProgress, {
  linearProgressClasses,
} from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const Pipette = styled(LinearProgress)(({ theme }) => ({
  height: 14,
  borderRadius: '4px 14px 14px 4px',
  border: `1px solid ${(theme.vars || theme).palette.text.secondary}`,
  backgroundColor: 'transparent',
  [`& .${linearProgressClasses.bar}`]: {
    backgroundImage:
      'repeating-linear-gradient(90deg, transparent 0 18px, rgb(255 255 255 / 0.5) 18px 20px)',
  },
}));

const Ring = styled(CircularProgress)({
  [`& .${circularProgressClasses.circle}`]: { strokeLinecap: 'round' },
});

export default function CustomizedProgressBars() {
  return (
    <Stack spacing={3} sx={{ width: 320, maxWidth: '100%' }}>
      <Pipette
        variant="determinate"
        aria-label="Reagent in the pipette"
        value={64}
      />
      <Ring
        variant="determinate"
        color="success"
        size={56}
        thickness={6}
        aria-label="Charge of the field probe"
        value={82}
      />
    </Stack>
  );
}

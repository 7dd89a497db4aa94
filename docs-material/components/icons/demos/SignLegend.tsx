import Accessible from '@mui/icons-material/Accessible';
import Elevator from '@mui/icons-material/Elevator';
import MapIcon from '@mui/icons-material/Map';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SignLegend() {
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap' }}>
      <Button startIcon={<Elevator />}>Elevator to level 2</Button>
      <IconButton aria-label="Open the terminal map">
        <MapIcon />
      </IconButton>
      <Typography sx={{ alignSelf: 'center' }}>
        Lounge{' '}
        <Accessible titleAccess="step-free" sx={{ verticalAlign: 'middle' }} />
      </Typography>
    </Stack>
  );
}

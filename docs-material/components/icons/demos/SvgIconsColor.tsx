import Elevator from '@mui/icons-material/Elevator';
import Escalator from '@mui/icons-material/Escalator';
import FlightLand from '@mui/icons-material/FlightLand';
import LocalTaxi from '@mui/icons-material/LocalTaxi';
import SmokeFree from '@mui/icons-material/SmokeFree';
import Stack from '@mui/material/Stack';

export default function SvgIconsColor() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
      <FlightLand titleAccess="Arrivals" />
      <LocalTaxi titleAccess="Taxis" color="primary" />
      <SmokeFree titleAccess="No smoking" color="error" />
      <Escalator titleAccess="Escalator, out of service" color="disabled" />
      <Elevator titleAccess="Elevator" sx={{ color: 'text.secondary' }} />
    </Stack>
  );
}

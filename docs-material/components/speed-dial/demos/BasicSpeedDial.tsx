import FlagIcon from '@mui/icons-material/Flag';
import PhotoCameraIcon from '@mui/icons-material/PhotoCamera';
import StraightenIcon from '@mui/icons-material/Straighten';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';

const records = [
  { name: 'Boundary mark', icon: <FlagIcon /> },
  { name: 'Distance', icon: <StraightenIcon /> },
  { name: 'Photo of the site', icon: <PhotoCameraIcon /> },
];

export default function BasicSpeedDial() {
  return (
    <Box sx={{ height: 320, position: 'relative' }}>
      <Box
        component="img"
        src="/img/demos/speed-dial/parcels.svg"
        alt="Map of parcels along two roads"
        sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
      />
      <SpeedDial
        ariaLabel="Record on the map"
        icon={<SpeedDialIcon />}
        sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
      >
        {records.map(({ name, icon }) => (
          <SpeedDialAction
            key={name}
            icon={icon}
            slotProps={{ tooltip: { title: name } }}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}

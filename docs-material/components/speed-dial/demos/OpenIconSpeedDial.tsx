import AddLocationAltIcon from '@mui/icons-material/AddLocationAlt';
import CloseIcon from '@mui/icons-material/Close';
import HeightIcon from '@mui/icons-material/Height';
import SquareFootIcon from '@mui/icons-material/SquareFoot';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';

export default function OpenIconSpeedDial() {
  return (
    <Box sx={{ height: 240, display: 'flex', alignItems: 'end' }}>
      <SpeedDial
        ariaLabel="Measure"
        icon={
          <SpeedDialIcon
            icon={<AddLocationAltIcon />}
            openIcon={<CloseIcon />}
          />
        }
      >
        <SpeedDialAction
          icon={<HeightIcon />}
          slotProps={{ tooltip: { title: 'Height', placement: 'right' } }}
        />
        <SpeedDialAction
          icon={<SquareFootIcon />}
          slotProps={{ tooltip: { title: 'Angle', placement: 'right' } }}
        />
      </SpeedDial>
    </Box>
  );
}

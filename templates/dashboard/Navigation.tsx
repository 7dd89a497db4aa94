import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import PlaceTree from './PlaceTree';

interface NavigationProps {
  place: string;
  onChange: (place: string) => void;
  /** Whether the drawer of narrow windows is open. */
  isOpen: boolean;
  onClose: () => void;
}

/** The sites: beside the figures in wide windows, in a drawer in narrow ones. */
export default function Navigation({ place, onChange, isOpen, onClose }: NavigationProps) {
  return (
    <>
      <Box
        component="nav"
        aria-label="Sites"
        sx={{
          display: { xs: 'none', lg: 'block' },
          width: 260,
          flexShrink: 0,
          p: 2,
          borderInlineEnd: 1,
          borderColor: 'divider',
        }}
      >
        <Typography variant="overline" color="textSecondary" sx={{ px: 1 }}>
          Sites
        </Typography>
        <PlaceTree place={place} onChange={onChange} />
      </Box>
      <Drawer
        open={isOpen}
        onClose={onClose}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Sites', sx: { width: 288, p: 2 } } }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
          <Typography variant="overline" color="textSecondary" sx={{ px: 1 }}>
            Sites
          </Typography>
          <IconButton aria-label="Close" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Box>
        <PlaceTree
          place={place}
          onChange={(id) => {
            onChange(id);
            onClose();
          }}
        />
      </Drawer>
    </>
  );
}

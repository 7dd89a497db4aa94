import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

export default function InlineSurface() {
  return (
    <div>
      <Typography sx={{ p: 1 }}>Up to the very edge.</Typography>
      <Divider />
      <Typography sx={{ p: 1 }}>The stage adds no padding.</Typography>
    </div>
  );
}

import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

export default function IntroDivider() {
  return (
    <Card variant="outlined" sx={{ width: 340, maxWidth: '100%' }}>
      <Box sx={{ p: 2 }}>
        <Typography component="p" variant="subtitle1">
          Larch Ridge Trail
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          A steady climb through open forest to the old customs hut.
        </Typography>
      </Box>
      <Divider />
      <Typography variant="body2" sx={{ p: 2 }}>
        11.4 km · 640 m up · 4 hours
      </Typography>
    </Card>
  );
}

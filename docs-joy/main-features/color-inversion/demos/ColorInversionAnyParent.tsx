import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';
import { applySolidInversion } from '@mui/joy/colorInversion';

export default function ColorInversionAnyParent() {
  return (
    <Box
      sx={[
        { p: 3, borderRadius: 'md', bgcolor: 'success.solidBg' },
        applySolidInversion('success'),
      ]}
    >
      <Typography level="title-lg">Evening in the garden</Typography>
      <Typography sx={{ mb: 2 }}>Bring a blanket and a red lamp.</Typography>
      <Button variant="outlined">Show the way</Button>
    </Box>
  );
}

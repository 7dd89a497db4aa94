import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';

export default function MirroredRoute() {
  const { direction } = useTheme();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', maxWidth: 320 }}>
      <Box sx={{ pl: 2, borderLeft: 4, borderColor: 'primary.main' }}>
        Norddal
      </Box>
      <ArrowForward
        sx={{ mx: 1, transform: direction === 'rtl' ? 'scaleX(-1)' : 'none' }}
      />
      <Box sx={{ flex: 1, textAlign: 'end' }}>Saltholm</Box>
    </Stack>
  );
}

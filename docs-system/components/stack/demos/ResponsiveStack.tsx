import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

const item = { px: 2, py: 1, border: 1, borderRadius: 1 };

export default function ResponsiveStack() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={{ xs: 1, sm: 3 }}>
      <Box sx={item}>Ridge</Box>
      <Box sx={item}>Saddle</Box>
      <Box sx={item}>Lake</Box>
    </Stack>
  );
}

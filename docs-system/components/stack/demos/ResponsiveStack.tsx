import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

const item = { px: 2, py: 1, border: 1, borderRadius: 1 };

export default function ResponsiveStack() {
  return (
    <Stack
      direction={{ xs: 'column-reverse', sm: 'row' }}
      spacing={{ xs: 1, md: 4 }}
    >
      <Box sx={item}>Lake</Box>
      <Box sx={item}>Saddle</Box>
      <Box sx={item}>Ridge</Box>
    </Stack>
  );
}

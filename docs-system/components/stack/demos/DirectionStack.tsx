import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

const item = { px: 1, py: 1, border: 1, borderRadius: 1 };

export default function DirectionStack() {
  return (
    <Stack direction="row" spacing={1}>
      <Box sx={item}>Tent</Box>
      <Box sx={item}>Stove</Box>
      <Box sx={item}>Rope</Box>
    </Stack>
  );
}

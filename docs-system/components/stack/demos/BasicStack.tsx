import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

const item = { px: 2, py: 1, border: 1, borderRadius: 1 };

export default function BasicStack() {
  return (
    <Stack spacing={2}>
      <Box sx={item}>Pitch the tent</Box>
      <Box sx={item}>Fetch water</Box>
      <Box sx={item}>Light the stove</Box>
    </Stack>
  );
}

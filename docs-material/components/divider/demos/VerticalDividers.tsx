import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';

export default function VerticalDividers() {
  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{ height: 48, alignItems: 'center' }}
    >
      <Box>Summit 2,312 m</Box>
      <Divider orientation="vertical" />
      <Box>Grade T3</Box>
      <Divider orientation="vertical" variant="middle" />
      <Box>No dogs</Box>
    </Stack>
  );
}

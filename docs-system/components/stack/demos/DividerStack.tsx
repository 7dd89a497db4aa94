import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

const line = <Box aria-hidden="true" sx={{ borderInlineStart: '1px solid' }} />;

export default function DividerStack() {
  return (
    <Stack direction="row" spacing={2} divider={line}>
      <span>12 km</span>
      <span>480 m up</span>
      <span>5 h</span>
    </Stack>
  );
}

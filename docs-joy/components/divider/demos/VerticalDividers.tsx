import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';

export default function VerticalDividers() {
  return (
    <Stack
      direction="row"
      spacing={2}
      divider={<Divider orientation="vertical" />}
    >
      <span>3 items</span>
      <span>2.4 kg</span>
      <span>$58</span>
    </Stack>
  );
}

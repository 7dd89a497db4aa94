import Button from '@mui/joy/Button';
import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';

export default function VerticalDividerText() {
  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{ minHeight: 120, alignItems: 'center' }}
    >
      <Button variant="outlined">Upload</Button>
      <Divider orientation="vertical" role="presentation">
        or
      </Divider>
      <Button variant="outlined">Scan</Button>
    </Stack>
  );
}

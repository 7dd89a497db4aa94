import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function ButtonColors() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button color="primary">Open valve</Button>
      <Button color="neutral">Show history</Button>
      <Button color="danger">Shut down pump</Button>
      <Button color="success">Confirm reading</Button>
      <Button color="warning">Silence alarm</Button>
    </Stack>
  );
}

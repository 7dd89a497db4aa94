import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function TextButtons() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button>Remind me later</Button>
      <Button href="#text-button">Read the full notice</Button>
      <Button disabled>Undo</Button>
    </Stack>
  );
}

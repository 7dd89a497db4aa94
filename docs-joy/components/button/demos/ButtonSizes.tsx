import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function ButtonSizes() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center' }}
    >
      <Button size="sm">Mute</Button>
      <Button size="md">Answer</Button>
      <Button size="lg">Start the round</Button>
    </Stack>
  );
}

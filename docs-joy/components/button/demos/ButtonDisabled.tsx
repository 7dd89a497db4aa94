import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function ButtonDisabled() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button disabled>Check out</Button>
      <Button disabled variant="soft">
        Add baggage
      </Button>
      <Button disabled variant="outlined">
        Pick a seat
      </Button>
      <Button disabled variant="plain">
        Skip
      </Button>
    </Stack>
  );
}

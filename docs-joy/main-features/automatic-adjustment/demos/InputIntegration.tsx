import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import PinDrop from '@mui/icons-material/PinDrop';

export default function InputIntegration() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 320, mx: 'auto' }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Input
          key={size}
          size={size}
          defaultValue="Mill Lane"
          slotProps={{ input: { 'aria-label': `Trailhead, size ${size}` } }}
          startDecorator={
            <IconButton aria-label="Use my position">
              <PinDrop />
            </IconButton>
          }
          endDecorator={<Button variant="soft">Go</Button>}
        />
      ))}
    </Stack>
  );
}

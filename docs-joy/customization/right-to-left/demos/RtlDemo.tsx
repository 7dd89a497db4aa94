import Alert from '@mui/joy/Alert';
import Stack from '@mui/joy/Stack';
import TurnRight from '@mui/icons-material/TurnRight';
import { useTheme } from '@mui/joy/styles';

export default function RtlDemo() {
  // The theme has a direction, its type leaves it out.
  const { direction = 'ltr' } = useTheme() as { direction?: string };

  return (
    <Stack spacing={2}>
      <Alert startDecorator={<TurnRight />}>
        Direction of the theme: {direction}
      </Alert>
      <Alert color="success" sx={{ pl: 6, borderLeft: '4px solid' }}>
        Padding and border are on the left of the source.
      </Alert>
    </Stack>
  );
}

import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Update from '@mui/icons-material/Update';

const sizes = ['sm', 'md', 'lg'] as const;

export default function AlertSizes() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      {sizes.map((size) => (
        <Alert
          key={size}
          size={size}
          startDecorator={<Update />}
          endDecorator={<Button>Update</Button>}
        >
          The size is {size}.
        </Alert>
      ))}
    </Stack>
  );
}

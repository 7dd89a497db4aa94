import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ColorInversionSurface() {
  return (
    <Stack spacing={2}>
      <Alert
        variant="solid"
        color="danger"
        invertedColors
        endDecorator={<Button variant="soft">Details</Button>}
      >
        The small dome is closed.
      </Alert>
      <Sheet
        variant="solid"
        color="neutral"
        invertedColors
        sx={{ p: 2, borderRadius: 'md' }}
      >
        <Typography level="title-md">Group visits</Typography>
        <Typography textColor="text.primary">
          Two guides for up to 30 people.
        </Typography>
      </Sheet>
    </Stack>
  );
}

import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import Luggage from '@mui/icons-material/Luggage';
import Tag from '@mui/icons-material/Tag';

export default function InputDecorators() {
  return (
    <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
      <Input
        aria-label="Weight of your bag in kilograms"
        defaultValue="18"
        startDecorator={<Luggage />}
        endDecorator={<Typography>kg</Typography>}
      />
      <Input
        aria-label="Booking code"
        defaultValue="QX7R2M"
        startDecorator={<Tag />}
        endDecorator={<Button variant="soft">Look up</Button>}
      />
    </Stack>
  );
}

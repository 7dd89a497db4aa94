import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import LocalFlorist from '@mui/icons-material/LocalFlorist';

export default function ButtonIcons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button startDecorator={<LocalFlorist />}>Add bouquet</Button>
      <Button variant="outlined" endDecorator={<ArrowForward />}>
        Delivery
      </Button>
      <Button variant="soft" endDecorator={<Chip size="sm">3</Chip>}>
        Basket
      </Button>
    </Stack>
  );
}

import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ColorInversionMotivation() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Card sx={{ width: 240 }}>
        <Typography level="title-lg">Rings of Saturn</Typography>
        <Typography textColor="text.primary">
          Today at 18:30, 45 minutes
        </Typography>
        <Checkbox label="Remind me" />
        <Button>Reserve</Button>
      </Card>
      <Card variant="solid" color="primary" invertedColors sx={{ width: 240 }}>
        <Typography level="title-lg">Rings of Saturn</Typography>
        <Typography textColor="text.primary">
          Today at 18:30, 45 minutes
        </Typography>
        <Checkbox label="Remind me" />
        <Button>Reserve</Button>
      </Card>
    </Stack>
  );
}

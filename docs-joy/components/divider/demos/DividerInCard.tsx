import Card from '@mui/joy/Card';
import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const orientations = ['vertical', 'horizontal'] as const;

export default function DividerInCard() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {orientations.map((orientation) => (
        <Card key={orientation} orientation={orientation} sx={{ width: 240 }}>
          <Typography level="title-md">Invoice</Typography>
          <Divider />
          <Typography level="body-sm">Number 1042, paid on Monday</Typography>
        </Card>
      ))}
    </Stack>
  );
}

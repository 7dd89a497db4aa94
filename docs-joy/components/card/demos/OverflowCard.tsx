import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Typography from '@mui/joy/Typography';

export default function OverflowCard() {
  return (
    <Card sx={{ width: 300, maxWidth: '100%' }}>
      <CardOverflow>
        <AspectRatio ratio="2">
          <img src="/img/demos/joy-card/glasshouse.svg" alt="" />
        </AspectRatio>
      </CardOverflow>
      <CardContent>
        <Typography level="title-md">Palm house</Typography>
        <Typography level="body-sm">Warm shoes are not needed.</Typography>
      </CardContent>
      <CardOverflow variant="soft" sx={{ py: 1 }}>
        <Typography level="body-xs">Open until 17:00</Typography>
      </CardOverflow>
    </Card>
  );
}

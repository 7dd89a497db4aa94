import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Typography from '@mui/joy/Typography';

export default function OverflowCard() {
  return (
    <Card sx={{ width: 320, maxWidth: '100%' }}>
      <CardOverflow variant="soft" color="success" sx={{ py: 1 }}>
        Open until 17:00
      </CardOverflow>
      <CardContent>
        <Typography level="title-md">Palm house</Typography>
        <Typography level="body-sm">Leave your coat at the door.</Typography>
      </CardContent>
      <CardOverflow>
        <AspectRatio ratio="2">
          <img src="/img/demos/joy-card/glasshouse.svg" alt="" />
        </AspectRatio>
      </CardOverflow>
    </Card>
  );
}

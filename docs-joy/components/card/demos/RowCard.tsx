import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';

export default function RowCard() {
  return (
    <Card orientation="horizontal" sx={{ width: 320, maxWidth: '100%' }}>
      <CardContent>
        <Typography level="title-md">Maps of the high moor</Typography>
        <Typography level="body-sm">Shelf GE 14, 212 pages</Typography>
        <Typography level="body-sm" color="success">
          On the shelf
        </Typography>
      </CardContent>
      <Divider />
      <AspectRatio ratio="1" sx={{ width: 84 }}>
        <img src="/img/demos/joy-card/ridge.svg" alt="" />
      </AspectRatio>
    </Card>
  );
}

import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function FlexRowRatio() {
  return (
    <Card orientation="horizontal" sx={{ width: 300, maxWidth: '100%' }}>
      <AspectRatio ratio="1" sx={{ width: 80 }}>
        <img src="/img/demos/image-list/meadow.svg" alt="" />
      </AspectRatio>
      <CardContent>
        <Typography level="title-md">Meadow cabin</Typography>
        <Typography level="body-sm">Two beds, one bath</Typography>
      </CardContent>
    </Card>
  );
}

import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function FlexAspectRatio() {
  return (
    <Card orientation="horizontal" sx={{ width: 300, maxWidth: '100%' }}>
      <AspectRatio flex ratio="1" sx={{ minWidth: 80 }}>
        <img src="/img/demos/image-list/meadow.svg" alt="" />
      </AspectRatio>
      <CardContent>
        <Typography level="title-md">Meadow cabin</Typography>
        <Typography level="body-sm">
          Two beds, one bath and a kitchen. The next village is half an hour
          away by bus. Dogs are welcome.
        </Typography>
      </CardContent>
    </Card>
  );
}

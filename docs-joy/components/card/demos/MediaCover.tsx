import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardCover from '@mui/joy/CardCover';
import Typography from '@mui/joy/Typography';

export default function MediaCover() {
  return (
    <Card sx={{ width: 320, maxWidth: '100%', minHeight: 200 }}>
      <CardCover>
        <img src="/img/demos/joy-card/harbor.svg" alt="" />
      </CardCover>
      <CardContent sx={{ justifyContent: 'flex-end' }}>
        <Typography level="title-lg" textColor="common.white">
          Sail at sunset
        </Typography>
      </CardContent>
    </Card>
  );
}

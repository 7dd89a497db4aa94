import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardCover from '@mui/joy/CardCover';
import Typography from '@mui/joy/Typography';

export default function GradientCover() {
  return (
    <Card sx={{ width: 300, maxWidth: '100%', minHeight: 220 }}>
      <CardCover>
        <img src="/img/demos/joy-card/ridge.svg" alt="" />
      </CardCover>
      <CardCover
        sx={{
          background: 'linear-gradient(to top, #000c 25%, transparent 75%)',
        }}
      />
      <CardContent sx={{ justifyContent: 'flex-end' }}>
        <Typography level="title-lg" textColor="common.white">
          Hut to hut in four days
        </Typography>
        <Typography textColor="common.white">
          From 310 EUR with meals
        </Typography>
      </CardContent>
    </Card>
  );
}

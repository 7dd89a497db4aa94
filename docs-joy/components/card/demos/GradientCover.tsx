import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardCover from '@mui/joy/CardCover';
import Chip from '@mui/joy/Chip';
import Typography from '@mui/joy/Typography';

export default function GradientCover() {
  return (
    <Card sx={{ width: 320, maxWidth: '100%', minHeight: 220 }}>
      <CardCover>
        <img src="/img/demos/joy-card/ridge.svg" alt="" />
      </CardCover>
      <CardCover
        sx={{
          background: 'radial-gradient(circle at 20% 20%, #000d 40%, #0004)',
        }}
      />
      <CardContent sx={{ maxWidth: 180 }}>
        <Typography level="h4" component="p" textColor="common.white">
          Four days, from hut to hut
        </Typography>
        <Chip size="sm">310 EUR with meals</Chip>
      </CardContent>
    </Card>
  );
}

import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';

export default function ImgMediaCard() {
  return (
    <Card sx={{ width: 340, maxWidth: '100%' }}>
      <CardMedia
        component="img"
        image="/img/demos/card/greenhouse.svg"
        alt="A glass greenhouse with two tomato plants"
        width={640}
        height={360}
        sx={{ height: 'auto' }}
      />
      <CardContent>
        <Typography component="p" variant="h6">
          Seedlings are back in stock
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Tomatoes, peppers and basil, grown without heating.
        </Typography>
      </CardContent>
    </Card>
  );
}

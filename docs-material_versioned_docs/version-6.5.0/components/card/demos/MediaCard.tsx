import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';

export default function MediaCard() {
  return (
    <Card sx={{ width: 340, maxWidth: '100%' }}>
      <CardMedia
        image="/img/demos/card/lighthouse.svg"
        aria-label="A lighthouse at sunset"
        sx={{ height: 180 }}
      />
      <CardContent>
        <Typography component="p" variant="h6" gutterBottom>
          Evening at the lighthouse
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          A two-hour walk along the cliffs, with soup in the keeper’s kitchen at
          the end.
        </Typography>
      </CardContent>
      <CardActions>
        <Button size="small">Pick a date</Button>
      </CardActions>
    </Card>
  );
}

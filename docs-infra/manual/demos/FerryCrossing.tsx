import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function FerryCrossing() {
  return (
    <Card variant="outlined" sx={{ maxWidth: 320 }}>
      <CardContent>
        <Typography variant="h6" component="p">
          Crossing to Hvarfell
        </Typography>
        <Typography color="textSecondary">Departs at 07:40</Typography>
      </CardContent>
      <CardActions>
        <Button>Reserve a seat</Button>
      </CardActions>
    </Card>
  );
}

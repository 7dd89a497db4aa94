import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function BasicCard() {
  return (
    <Card sx={{ width: 320, maxWidth: '100%' }}>
      <CardContent>
        <Typography level="title-lg">Bike 0312</Typography>
        <Typography level="body-sm">
          Rented from Canal Street, dock 8
        </Typography>
        <Typography>42 minutes, 7.8 km</Typography>
      </CardContent>
      <CardActions>
        <Button variant="soft">End the ride</Button>
      </CardActions>
    </Card>
  );
}

import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';

export default function ActionAreaCard() {
  return (
    <Card sx={{ width: 320, maxWidth: '100%' }}>
      <CardActionArea href="#primary-action">
        <CardMedia
          component="img"
          image="/img/demos/card/canal.svg"
          alt=""
          sx={{ height: 150 }}
        />
        <CardContent>
          <Typography component="p" variant="h6">
            Three days by canal boat
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Old warehouses, nine locks and a bakery at every stop.
          </Typography>
        </CardContent>
      </CardActionArea>
    </Card>
  );
}

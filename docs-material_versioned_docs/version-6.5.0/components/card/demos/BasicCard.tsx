import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function BasicCard() {
  return (
    <Card sx={{ width: 300, maxWidth: '100%' }}>
      <CardContent>
        <Typography
          component="p"
          variant="overline"
          sx={{ color: 'text.secondary' }}
        >
          Ready for pickup
        </Typography>
        <Typography component="p" variant="h6">
          A Field Guide to Mosses
        </Typography>
        <Typography sx={{ mt: 1 }}>
          Harbor Street branch, shelf 14. We keep it for you until Friday.
        </Typography>
      </CardContent>
      <CardActions>
        <Button size="small">Keep longer</Button>
        <Button size="small">Cancel hold</Button>
      </CardActions>
    </Card>
  );
}

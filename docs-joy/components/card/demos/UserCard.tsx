import Avatar from '@mui/joy/Avatar';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';

export default function UserCard() {
  return (
    <Card sx={{ width: 320, maxWidth: '100%' }}>
      <CardContent orientation="horizontal">
        <Avatar size="lg">JO</Avatar>
        <div>
          <Typography level="title-lg">Jonas Okafor</Typography>
          <Typography level="body-sm">Mountain guide in Bern</Typography>
        </div>
      </CardContent>
      <Divider />
      <div>
        <Typography level="title-sm">Next free day: Thursday</Typography>
        <Typography level="body-sm">Ridge walk, up to six people</Typography>
      </div>
      <CardActions>
        <Button>Book Thursday</Button>
      </CardActions>
    </Card>
  );
}

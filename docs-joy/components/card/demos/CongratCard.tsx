import Avatar from '@mui/joy/Avatar';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';
import EmojiEvents from '@mui/icons-material/EmojiEvents';

export default function CongratCard() {
  return (
    <Card variant="soft" color="success" sx={{ width: 320, maxWidth: '100%' }}>
      <CardContent sx={{ alignItems: 'center', textAlign: 'center', gap: 1.5 }}>
        <Avatar variant="solid" color="success" size="lg">
          <EmojiEvents />
        </Avatar>
        <Typography level="title-lg" textColor="inherit">
          First 10 kilometers!
        </Typography>
        <Typography textColor="inherit">
          You ran them in 58:41, and the rain did not stop you.
        </Typography>
        <Button color="success">Show the route</Button>
      </CardContent>
    </Card>
  );
}

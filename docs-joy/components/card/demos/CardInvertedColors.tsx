import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import Typography from '@mui/joy/Typography';

export default function CardInvertedColors() {
  return (
    <Card
      invertedColors
      color="primary"
      variant="solid"
      sx={{ width: 320, maxWidth: '100%' }}
    >
      <Typography level="title-lg">Leak in cellar 2</Typography>
      <Typography level="body-sm" textColor="text.primary">
        The sensor has been wet since 04:15.
      </Typography>
      <CardActions>
        <Button>Call Pia</Button>
        <Button variant="plain">Mute</Button>
      </CardActions>
    </Card>
  );
}

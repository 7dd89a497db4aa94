import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Typography from '@mui/joy/Typography';

export default function BottomActionsCard() {
  return (
    <Card sx={{ width: 320, maxWidth: '100%' }}>
      <CardContent>
        <Typography level="title-lg">Swap your Sunday shift?</Typography>
        <Typography level="body-sm">
          Theo offers his Wednesday, 14:00 to 22:00.
        </Typography>
      </CardContent>
      <CardOverflow variant="soft">
        <CardActions buttonFlex="1">
          <Button variant="outlined" color="neutral">
            Keep mine
          </Button>
          <Button>Swap</Button>
        </CardActions>
      </CardOverflow>
    </Card>
  );
}

import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import Typography from '@mui/joy/Typography';

export default function LevelOfImportance() {
  return (
    <Card sx={{ maxWidth: 400, mx: 'auto' }}>
      <Typography level="title-lg">Firing on Thursday</Typography>
      <Typography>Six of eight shelves are taken.</Typography>
      <CardActions sx={{ flexWrap: 'wrap' }}>
        <Button variant="solid">Book a shelf</Button>
        <Button variant="soft" color="neutral">
          Show shelves
        </Button>
        <Button variant="plain" color="neutral">
          Not now
        </Button>
      </CardActions>
    </Card>
  );
}

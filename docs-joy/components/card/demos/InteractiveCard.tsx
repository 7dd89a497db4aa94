import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function InteractiveCard() {
  return (
    <Card
      sx={{
        width: 320,
        maxWidth: '100%',
        '&:hover': { bgcolor: 'background.level1' },
      }}
    >
      <CardContent>
        <Typography level="title-md">
          <Link overlay color="neutral" href="#whole-card-actions">
            Council votes on the tram line
          </Link>
        </Typography>
        <Typography level="body-sm">Live report, 3 minutes to read</Typography>
      </CardContent>
    </Card>
  );
}

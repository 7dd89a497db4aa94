import Avatar from '@mui/joy/Avatar';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function BioCard() {
  return (
    <Card sx={{ width: 320, maxWidth: '100%' }}>
      <CardContent sx={{ alignItems: 'center', textAlign: 'center' }}>
        <Avatar size="lg" color="primary" sx={{ mb: 1 }}>
          NK
        </Avatar>
        <Typography level="title-lg">Nadia Kovar</Typography>
        <Typography level="body-sm">
          Restores clocks and writes about the people who wind them.
        </Typography>
        <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
          <Chip size="sm">Clocks</Chip>
          <Chip size="sm">Brass</Chip>
          <Chip size="sm">Prague</Chip>
        </Stack>
      </CardContent>
      <CardActions buttonFlex="1">
        <Button variant="outlined" color="neutral">
          Essays
        </Button>
        <Button>Ask Nadia</Button>
      </CardActions>
    </Card>
  );
}

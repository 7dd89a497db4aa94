import Avatar from '@mui/joy/Avatar';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function BioCard() {
  return (
    <Card sx={{ width: 320, maxWidth: '100%' }}>
      <Stack spacing={1} sx={{ alignItems: 'center', textAlign: 'center' }}>
        <Typography>
          “A stopped clock is right twice a day. I want it right all day.”
        </Typography>
        <Avatar size="lg" color="primary">
          NK
        </Avatar>
        <Typography level="title-lg">Nadia Kovar</Typography>
        <Chip size="sm">Clockmaker in Prague</Chip>
      </Stack>
      <CardActions buttonFlex="1">
        <Button variant="outlined" color="neutral">
          Essays
        </Button>
        <Button>Ask Nadia</Button>
      </CardActions>
    </Card>
  );
}

import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import Typography from '@mui/joy/Typography';

export default function CardInvertedColors() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {(['solid', 'soft'] as const).map((variant) => (
        <Card
          key={variant}
          invertedColors
          color="primary"
          variant={variant}
          sx={{ width: 230 }}
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
      ))}
    </Box>
  );
}

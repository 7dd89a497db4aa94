import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function MultiActionAreaCard() {
  const [saved, setSaved] = React.useState(false);

  return (
    <Card sx={{ width: 320, maxWidth: '100%' }}>
      <CardActionArea href="#primary-action">
        <CardContent>
          <Typography
            component="p"
            variant="overline"
            sx={{ color: 'text.secondary' }}
          >
            City desk
          </Typography>
          <Typography component="p" variant="h6">
            Night buses return to the northern districts
          </Typography>
        </CardContent>
      </CardActionArea>
      <CardActions>
        <Button size="small" onClick={() => setSaved(!saved)}>
          {saved ? 'Remove from list' : 'Read later'}
        </Button>
      </CardActions>
    </Card>
  );
}

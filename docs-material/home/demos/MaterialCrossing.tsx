import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const departures = ['17:40', '19:10', '20:30'];

export default function MaterialCrossing() {
  const [departure, setDeparture] = React.useState('19:10');
  const [seats, setSeats] = React.useState(2);
  const [bicycles, setBicycles] = React.useState(false);
  const [reserved, setReserved] = React.useState(false);
  const price = seats * (bicycles ? 16 : 12);

  return (
    <Card sx={{ maxWidth: 440, mx: 'auto' }}>
      <CardContent>
        <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
          <Typography component="p" variant="h6">
            Evening crossing
          </Typography>
          <Chip
            label={reserved ? 'Reserved' : 'On time'}
            color={reserved ? 'success' : 'default'}
            variant="outlined"
          />
        </Stack>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
          North Pier to Gull Island
        </Typography>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          aria-label="Departure"
          value={departure}
          onChange={(_event, next) => next && setDeparture(next)}
        >
          {departures.map((time) => (
            <ToggleButton key={time} value={time}>
              {time}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Typography variant="body2" sx={{ mt: 2 }}>
          {seats === 1 ? '1 seat' : `${seats} seats`}
        </Typography>
        <Slider
          aria-label="Seats"
          min={1}
          max={6}
          marks
          value={seats}
          onChange={(_event, next) => setSeats(next as number)}
        />
        <FormControlLabel
          label="Bring bicycles"
          control={
            <Switch
              checked={bicycles}
              onChange={(event) => setBicycles(event.target.checked)}
            />
          }
        />
      </CardContent>
      <CardActions sx={{ justifyContent: 'space-between', px: 2, pb: 2 }}>
        <Typography component="p" variant="h5">
          €{price}
        </Typography>
        <Button
          variant={reserved ? 'outlined' : 'contained'}
          onClick={() => setReserved(!reserved)}
        >
          {reserved ? 'Cancel' : `Reserve ${departure}`}
        </Button>
      </CardActions>
    </Card>
  );
}

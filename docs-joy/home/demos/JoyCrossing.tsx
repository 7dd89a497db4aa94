import * as React from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';
import { useTheme } from '@mui/joy/styles';

const departures = ['17:40', '19:10', '20:30'];

export default function JoyCrossing() {
  // The theme has a direction, its type leaves it out.
  const { direction } = useTheme() as { direction?: string };
  const [departure, setDeparture] = React.useState<string | null>('19:10');
  const [seats, setSeats] = React.useState(2);
  const [bicycles, setBicycles] = React.useState(false);
  const [reserved, setReserved] = React.useState(false);
  const price = seats * (bicycles ? 16 : 12);

  return (
    <Card sx={{ maxWidth: 440, mx: 'auto' }}>
      <CardContent>
        <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
          <Typography level="title-lg">Evening crossing</Typography>
          <Chip
            color={reserved ? 'success' : 'neutral'}
            variant="soft"
            sx={{ fontWeight: 'lg' }}
          >
            {reserved ? 'Reserved' : 'On time'}
          </Chip>
        </Stack>
        <Typography level="body-sm" sx={{ mb: 2 }}>
          North Pier to Gull Island
        </Typography>
        <ToggleButtonGroup
          size="sm"
          aria-label="Departure"
          buttonFlex={1}
          value={departure}
          onChange={(_event, next) => setDeparture(next ?? departure)}
        >
          {departures.map((time) => (
            <Button key={time} value={time}>
              {time}
            </Button>
          ))}
        </ToggleButtonGroup>
        <Typography level="body-sm" sx={{ mt: 2 }}>
          {seats === 1 ? '1 seat' : `${seats} seats`}
        </Typography>
        <Slider
          aria-label="Seats"
          isRtl={direction === 'rtl'}
          min={1}
          max={6}
          marks
          value={seats}
          onChange={(_event, next) => setSeats(next as number)}
        />
        <FormControl orientation="horizontal" sx={{ gap: 1 }}>
          <Switch
            checked={bicycles}
            onChange={(event) => setBicycles(event.target.checked)}
          />
          <FormLabel>Bring bicycles</FormLabel>
        </FormControl>
      </CardContent>
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'center', mt: 1 }}
      >
        <Typography component="p" level="h4">
          €{price}
        </Typography>
        <Button
          variant={reserved ? 'outlined' : 'solid'}
          onClick={() => setReserved(!reserved)}
        >
          {reserved ? 'Cancel' : `Reserve ${departure}`}
        </Button>
      </Stack>
    </Card>
  );
}

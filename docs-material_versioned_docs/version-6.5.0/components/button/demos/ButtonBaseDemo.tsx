import * as React from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import DirectionsBike from '@mui/icons-material/DirectionsBike';
import DirectionsBoat from '@mui/icons-material/DirectionsBoat';
import Train from '@mui/icons-material/Train';

const ways = [
  { name: 'Night train', detail: '9 h 40 min, sleeper', Icon: Train },
  { name: 'Coastal ferry', detail: '14 h, two ports', Icon: DirectionsBoat },
  { name: 'Bicycle', detail: '4 days, 310 km', Icon: DirectionsBike },
];

export default function ButtonBaseDemo() {
  const [chosen, setChosen] = React.useState('Coastal ferry');

  return (
    <Box
      role="group"
      aria-label="Way to travel"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
        width: '100%',
      }}
    >
      {ways.map(({ name, detail, Icon }) => (
        <ButtonBase
          key={name}
          focusRipple
          aria-pressed={chosen === name}
          onClick={() => setChosen(name)}
          sx={{
            flexDirection: 'column',
            gap: 0.5,
            p: 2,
            borderRadius: 2,
            border: 2,
            borderColor: 'divider',
            '&:hover': { bgcolor: 'action.hover' },
            '&[aria-pressed="true"]': { borderColor: 'primary.main' },
            '&.Mui-focusVisible': {
              outline: '2px solid',
              outlineColor: 'primary.main',
              outlineOffset: 3,
            },
          }}
        >
          <Icon color="primary" fontSize="large" />
          <Typography component="span" variant="subtitle1">
            {name}
          </Typography>
          <Typography
            component="span"
            variant="body2"
            sx={{ color: 'text.secondary' }}
          >
            {detail}
          </Typography>
        </ButtonBase>
      ))}
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import DirectionsBike from '@mui/icons-material/DirectionsBike';
import LocalShipping from '@mui/icons-material/LocalShipping';
import Storefront from '@mui/icons-material/Storefront';

const options = [
  { name: 'Bike courier', detail: 'Today before 7 p.m.', Icon: DirectionsBike },
  {
    name: 'Parcel van',
    detail: 'Tomorrow, free of charge',
    Icon: LocalShipping,
  },
  { name: 'Pick up', detail: 'Ready in an hour', Icon: Storefront },
];

export default function SelectActionCard() {
  const [selected, setSelected] = React.useState('Parcel van');

  return (
    <Box
      role="group"
      aria-label="Delivery"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
        width: '100%',
      }}
    >
      {options.map(({ name, detail, Icon }) => (
        <Card key={name} variant="outlined">
          <CardActionArea
            aria-pressed={selected === name}
            onClick={() => setSelected(name)}
            sx={{
              height: '100%',
              '&[aria-pressed="true"]': {
                bgcolor: 'action.selected',
                boxShadow: 'inset 0 0 0 2px currentColor',
              },
            }}
          >
            <CardContent>
              <Icon />
              <Typography component="p" variant="subtitle1">
                {name}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {detail}
              </Typography>
            </CardContent>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
}

import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import Switch from '@mui/material/Switch';
import PlaceIcon from '@mui/icons-material/Place';
import RemoveCircleOutlineOutlinedIcon from '@mui/icons-material/RemoveCircleOutlineOutlined';

const stops = [
  { city: 'Ghent', plan: 'Two nights, canal tour' },
  { city: 'Cologne', plan: 'Change trains, 50 minutes' },
  { city: 'Freiburg', plan: 'Three nights, hiking' },
];

const options = ['Compact rows', 'Plans', 'Markers', 'Remove buttons'] as const;
type Option = (typeof options)[number];

export default function InteractiveList() {
  const [shown, setShown] = React.useState<readonly Option[]>([
    'Plans',
    'Markers',
    'Remove buttons',
  ]);
  const has = (option: Option) => shown.includes(option);
  const toggle = (option: Option) =>
    setShown(
      has(option)
        ? shown.filter((other) => other !== option)
        : [...shown, option],
    );

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <FormGroup row>
        {options.map((option) => (
          <FormControlLabel
            key={option}
            label={option}
            control={
              <Switch checked={has(option)} onChange={() => toggle(option)} />
            }
          />
        ))}
      </FormGroup>
      <List
        aria-label="Stops of the trip"
        dense={has('Compact rows')}
        sx={{ bgcolor: 'background.paper' }}
      >
        {stops.map(({ city, plan }) => (
          <ListItem
            key={city}
            secondaryAction={
              has('Remove buttons') && (
                <IconButton edge="end" aria-label={`Remove ${city}`}>
                  <RemoveCircleOutlineOutlinedIcon />
                </IconButton>
              )
            }
          >
            {has('Markers') && (
              <ListItemAvatar>
                <Avatar sx={{ bgcolor: 'secondary.main' }}>
                  <PlaceIcon />
                </Avatar>
              </ListItemAvatar>
            )}
            <ListItemText
              primary={city}
              secondary={has('Plans') ? plan : null}
            />
          </ListItem>
        ))}
      </List>
    </Box>
  );
}

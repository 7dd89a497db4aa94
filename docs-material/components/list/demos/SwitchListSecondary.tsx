import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Switch from '@mui/material/Switch';
import EvStationIcon from '@mui/icons-material/EvStation';
import HeatPumpIcon from '@mui/icons-material/HeatPump';
import PoolIcon from '@mui/icons-material/Pool';

const devices = [
  {
    id: 'heat-pump',
    name: 'Heat pump',
    power: '1.8 kW',
    icon: <HeatPumpIcon />,
  },
  {
    id: 'charger',
    name: 'Car charger',
    power: '11 kW',
    icon: <EvStationIcon />,
  },
  { id: 'pool', name: 'Pool filter', power: '0.4 kW', icon: <PoolIcon /> },
];

export default function SwitchListSecondary() {
  const [running, setRunning] = React.useState<Record<string, boolean>>({
    'heat-pump': true,
  });

  return (
    <List
      aria-labelledby="solar-devices"
      sx={{ width: 360, maxWidth: '100%', bgcolor: 'background.paper' }}
      subheader={
        <ListSubheader id="solar-devices">Run on solar power</ListSubheader>
      }
    >
      {devices.map(({ id, name, power, icon }) => (
        <ListItem key={id}>
          <ListItemIcon>{icon}</ListItemIcon>
          <ListItemText id={`solar-${id}`} primary={name} secondary={power} />
          <Switch
            edge="end"
            checked={running[id] ?? false}
            onChange={(_, checked) => setRunning({ ...running, [id]: checked })}
            slotProps={{ input: { 'aria-labelledby': `solar-${id}` } }}
          />
        </ListItem>
      ))}
    </List>
  );
}

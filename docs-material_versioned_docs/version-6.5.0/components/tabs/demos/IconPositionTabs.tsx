import * as React from 'react';
import BoltIcon from '@mui/icons-material/Bolt';
import OpacityIcon from '@mui/icons-material/Opacity';
import RecyclingIcon from '@mui/icons-material/Recycling';
import ThermostatIcon from '@mui/icons-material/Thermostat';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function IconPositionTabs() {
  const [meter, setMeter] = React.useState(0);

  return (
    <Tabs
      value={meter}
      onChange={(_event, next: number) => setMeter(next)}
      aria-label="Meters of the house"
      variant="scrollable"
    >
      <Tab icon={<BoltIcon />} label="Power" />
      <Tab icon={<ThermostatIcon />} iconPosition="bottom" label="Heat" />
      <Tab icon={<OpacityIcon />} iconPosition="start" label="Water" />
      <Tab icon={<RecyclingIcon />} iconPosition="end" label="Waste" />
    </Tabs>
  );
}

import * as React from 'react';
import HotelIcon from '@mui/icons-material/Hotel';
import TrainIcon from '@mui/icons-material/Train';
import WbSunnyIcon from '@mui/icons-material/WbSunny';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function IconLabelTabs() {
  const [part, setPart] = React.useState('stay');

  return (
    <Tabs
      value={part}
      onChange={(_event, next: string) => setPart(next)}
      aria-label="Parts of the trip"
      variant="scrollable"
    >
      <Tab value="train" icon={<TrainIcon />} label="Trains" />
      <Tab value="stay" icon={<HotelIcon />} label="Stays" />
      <Tab value="sky" icon={<WbSunnyIcon />} label="Weather" />
    </Tabs>
  );
}

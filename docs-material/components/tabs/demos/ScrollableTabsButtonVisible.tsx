import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const seasons = [
  '2019/20',
  '2020/21',
  '2021/22',
  '2022/23',
  '2023/24',
  '2024/25',
];

export default function ScrollableTabsButtonVisible() {
  const [season, setSeason] = React.useState(0);

  return (
    <Box sx={{ width: '100%', maxWidth: 440 }}>
      <Tabs
        value={season}
        onChange={(_event, next: number) => setSeason(next)}
        variant="scrollable"
        scrollButtons
        allowScrollButtonsMobile
        slotProps={{
          scrollButtons: { sx: { '&.Mui-disabled': { opacity: 0.4 } } },
        }}
        aria-label="Concert seasons"
      >
        {seasons.map((name) => (
          <Tab key={name} label={name} />
        ))}
      </Tabs>
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/joy/Box';
import IconButton from '@mui/joy/IconButton';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';
import Add from '@mui/icons-material/Add';

export default function TabsBrowserExample() {
  const [count, setCount] = React.useState(2);
  const [value, setValue] = React.useState(1);
  const pages = Array.from({ length: count }, (_, index) => index + 1);

  function add() {
    setCount(count + 1);
    setValue(count + 1);
  }

  return (
    <Tabs
      variant="soft"
      value={value}
      onChange={(_event, next) => setValue(Number(next))}
      sx={{ width: 320, maxWidth: '100%', '--Tabs-spacing': '0.625rem' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1, pt: 1 }}>
        <TabList disableUnderline aria-label="Pages" sx={{ overflow: 'auto' }}>
          {pages.map((page) => (
            <Tab
              key={page}
              value={page}
              disableIndicator
              variant={page === value ? 'outlined' : 'plain'}
              sx={{
                flex: 'none',
                borderEndStartRadius: 0,
                borderEndEndRadius: 0,
              }}
            >
              Page {page}
            </Tab>
          ))}
        </TabList>
        <IconButton size="sm" aria-label="New page" onClick={add}>
          <Add />
        </IconButton>
      </Box>
      {pages.map((page) => (
        <TabPanel key={page} value={page} variant="outlined">
          Notes on page {page}
        </TabPanel>
      ))}
    </Tabs>
  );
}

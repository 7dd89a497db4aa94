import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const account = {
  Loans: 'Three books are due back on Friday.',
  Holds: 'One audiobook is waiting for you at the front desk.',
  Fees: 'You owe nothing.',
};

type Section = keyof typeof account;

export default function BasicTabs() {
  const [section, setSection] = React.useState<Section>('Loans');

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        value={section}
        onChange={(_event, next: Section) => setSection(next)}
        aria-label="Library account"
        variant="scrollable"
      >
        {Object.keys(account).map((key) => (
          <Tab
            key={key}
            value={key}
            label={key}
            id={`basic-tabs-${key}`}
            aria-controls={`basic-tabs-${key}-panel`}
          />
        ))}
      </Tabs>
      {Object.entries(account).map(([key, text]) => (
        <Box
          key={key}
          role="tabpanel"
          id={`basic-tabs-${key}-panel`}
          aria-labelledby={`basic-tabs-${key}`}
          hidden={key !== section}
          tabIndex={0}
          sx={{ p: 2 }}
        >
          {text}
        </Box>
      ))}
    </Box>
  );
}

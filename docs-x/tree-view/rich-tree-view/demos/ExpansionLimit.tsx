import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useState } from 'react';

const limit = 2;

const regions = ['North', 'South', 'East', 'West'].map((name) => ({
  id: name,
  label: name,
  children: [
    { id: `${name}-online`, label: 'Online sales' },
    { id: `${name}-stores`, label: 'Stores' },
  ],
}));

export default function ExpansionLimit() {
  const [expanded, setExpanded] = useState(['North', 'South']);
  const [refused, setRefused] = useState(false);

  return (
    <Box sx={{ width: 280, minHeight: 310 }}>
      <RichTreeView
        id="regions"
        aria-label="Sales by region"
        items={regions}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => {
          setRefused(itemIds.length > limit);
          if (itemIds.length <= limit) setExpanded(itemIds);
        }}
      />
      <Typography role="status" sx={{ mt: 2 }}>
        {refused
          ? 'Collapse a region to compare another one.'
          : `${expanded.length} of ${limit} regions open`}
      </Typography>
    </Box>
  );
}

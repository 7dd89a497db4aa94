import * as React from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import GridLegacy from '@mui/material/GridLegacy';
import Switch from '@mui/material/Switch';

const stories = ['Rain', 'Council votes on parking', 'Marathon route'];

export default function InteractiveGrid() {
  const [reverse, setReverse] = React.useState(false);
  const [spread, setSpread] = React.useState(true);
  const [bottom, setBottom] = React.useState(false);

  return (
    <Box role="group" aria-label="Arrangement of the stories" sx={{ width: 1 }}>
      <FormControlLabel
        label="Reverse the row"
        control={
          <Switch checked={reverse} onChange={(_, on) => setReverse(on)} />
        }
      />
      <FormControlLabel
        label="Spread out"
        control={
          <Switch checked={spread} onChange={(_, on) => setSpread(on)} />
        }
      />
      <FormControlLabel
        label="Align to the bottom"
        control={
          <Switch checked={bottom} onChange={(_, on) => setBottom(on)} />
        }
      />
      <GridLegacy
        container
        spacing={1}
        direction={reverse ? 'row-reverse' : 'row'}
        sx={{
          minHeight: 140,
          justifyContent: spread ? 'space-between' : 'flex-start',
          alignItems: bottom ? 'flex-end' : 'flex-start',
        }}
      >
        {stories.map((story) => (
          <GridLegacy key={story} item>
            <Card sx={{ p: 1 }}>{story}</Card>
          </GridLegacy>
        ))}
      </GridLegacy>
    </Box>
  );
}

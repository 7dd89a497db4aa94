import * as React from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const panels = [
  {
    anchor: 'left',
    title: 'Filter beds',
    text: 'Free beds with oxygen, on any corridor.',
  },
  {
    anchor: 'top',
    title: 'Alerts',
    text: 'Two discharges are waiting for transport.',
  },
  {
    anchor: 'right',
    title: 'Bed 4.02 window',
    text: 'Cleaning. Ready in 20 minutes.',
  },
  {
    anchor: 'bottom',
    title: 'Assign bed',
    text: 'Drag a patient from the admissions list.',
  },
] as const;

export default function AnchorTemporaryDrawer() {
  const [shown, setShown] = React.useState('');

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, p: 2 }}>
      {panels.map(({ anchor, title, text }) => (
        <React.Fragment key={anchor}>
          <Button aria-haspopup="dialog" onClick={() => setShown(anchor)}>
            {title}
          </Button>
          <Drawer
            anchor={anchor}
            open={shown === anchor}
            onClose={() => setShown('')}
            slotProps={{
              paper: { 'aria-label': title, sx: { p: 2, maxWidth: '100%' } },
            }}
          >
            <Typography sx={{ mb: 2 }}>{text}</Typography>
            <Button onClick={() => setShown('')}>Back to the ward</Button>
          </Drawer>
        </React.Fragment>
      ))}
    </Stack>
  );
}

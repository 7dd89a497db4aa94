import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs, { tabsClasses } from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';

const PillTabs = styled(Tabs)(({ theme }) => ({
  minHeight: 40,
  padding: theme.spacing(0.5),
  borderRadius: 24,
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  [`& .${tabsClasses.scroller}`]: { zIndex: 0 },
  [`& .${tabsClasses.indicator}`]: {
    zIndex: -1,
    height: '100%',
    borderRadius: 20,
    backgroundColor: (theme.vars ?? theme).palette.text.primary,
  },
}));

const PillTab = styled(Tab)(({ theme }) => ({
  zIndex: 1,
  minWidth: 72,
  minHeight: 40,
  borderRadius: 20,
  textTransform: 'none',
  transition: theme.transitions.create('color'),
  '&.Mui-selected': {
    color: (theme.vars ?? theme).palette.background.paper,
  },
  '&.Mui-focusVisible': {
    outline: '2px solid',
    outlineOffset: -4,
  },
}));

export default function CustomizedTabs() {
  const [pace, setPace] = React.useState('walk');

  return (
    <PillTabs
      value={pace}
      onChange={(_event, next: string) => setPace(next)}
      aria-label="How do you travel?"
    >
      <PillTab value="walk" label="Walk" />
      <PillTab value="ride" label="Ride" />
      <PillTab value="row" label="Row" />
    </PillTabs>
  );
}

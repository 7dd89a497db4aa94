import * as React from 'react';
import IconButton from '@mui/joy/IconButton';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import GridView from '@mui/icons-material/GridView';
import ViewList from '@mui/icons-material/ViewList';

export default function ExclusiveSelection() {
  const [view, setView] = React.useState('list');

  return (
    <ToggleButtonGroup
      aria-label="View"
      value={view}
      onChange={(_event, newView) => setView(newView ?? view)}
    >
      <IconButton value="list" aria-label="List">
        <ViewList />
      </IconButton>
      <IconButton value="grid" aria-label="Grid">
        <GridView />
      </IconButton>
    </ToggleButtonGroup>
  );
}

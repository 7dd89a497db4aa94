import * as React from 'react';
import GridView from '@mui/icons-material/GridView';
import ViewList from '@mui/icons-material/ViewList';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup, {
  toggleButtonGroupClasses,
} from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';

const BarGroup = styled(ToggleButtonGroup)({
  columnGap: 4,
  [`& .${toggleButtonGroupClasses.grouped}`]: {
    border: 'none',
    borderRadius: 20,
  },
});

export default function CustomizedDividers() {
  const [view, setView] = React.useState('list');
  const [size, setSize] = React.useState<string | null>('M');

  return (
    <Paper sx={{ display: 'inline-flex', flexWrap: 'wrap', p: 0.5 }}>
      <BarGroup
        exclusive
        size="small"
        aria-label="View"
        value={view}
        onChange={(event, next: string | null) => next && setView(next)}
      >
        <ToggleButton value="list" aria-label="List">
          <ViewList />
        </ToggleButton>
        <ToggleButton value="grid" aria-label="Grid">
          <GridView />
        </ToggleButton>
      </BarGroup>
      <Divider flexItem orientation="vertical" sx={{ mx: 1, my: 0.5 }} />
      <BarGroup
        exclusive
        size="small"
        aria-label="Size"
        value={size}
        onChange={(event, next: string | null) => setSize(next)}
      >
        <ToggleButton value="S">S</ToggleButton>
        <ToggleButton value="M">M</ToggleButton>
        <ToggleButton value="L">L</ToggleButton>
      </BarGroup>
    </Paper>
  );
}

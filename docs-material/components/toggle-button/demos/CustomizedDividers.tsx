import * as React from 'react';
import LibraryMusic from '@mui/icons-material/LibraryMusic';
import MusicNote from '@mui/icons-material/MusicNote';
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
  const [heard, setHeard] = React.useState('all');
  const [loudness, setLoudness] = React.useState<string | null>('mp');

  return (
    <Paper sx={{ display: 'inline-flex', flexWrap: 'wrap', p: 0.5 }}>
      <BarGroup
        exclusive
        size="small"
        aria-label="Playback"
        value={heard}
        onChange={(event, next: string | null) => next && setHeard(next)}
      >
        <ToggleButton value="melody" aria-label="Melody only">
          <MusicNote />
        </ToggleButton>
        <ToggleButton value="all" aria-label="All voices">
          <LibraryMusic />
        </ToggleButton>
      </BarGroup>
      <Divider flexItem orientation="vertical" sx={{ mx: 1, my: 0.5 }} />
      <BarGroup
        exclusive
        size="small"
        aria-label="Dynamics"
        value={loudness}
        onChange={(event, next: string | null) => setLoudness(next)}
        sx={{ '& button': { textTransform: 'none', fontStyle: 'italic' } }}
      >
        <ToggleButton value="pp">pp</ToggleButton>
        <ToggleButton value="mp">mp</ToggleButton>
        <ToggleButton value="ff">ff</ToggleButton>
      </BarGroup>
    </Paper>
  );
}

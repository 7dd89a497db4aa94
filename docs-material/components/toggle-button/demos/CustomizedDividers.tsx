import * as React from 'react';
import FormatAlignCenter from '@mui/icons-material/FormatAlignCenter';
import FormatAlignLeft from '@mui/icons-material/FormatAlignLeft';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup, {
  toggleButtonGroupClasses,
} from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';

const BarGroup = styled(ToggleButtonGroup)(({ theme }) => ({
  gap: theme.spacing(0.5),
  [`& .${toggleButtonGroupClasses.grouped}`]: {
    border: 0,
    borderRadius: theme.shape.borderRadius,
  },
}));

export default function CustomizedDividers() {
  const [place, setPlace] = React.useState('center');
  const [loudness, setLoudness] = React.useState<string | null>('mp');

  return (
    <Paper sx={{ display: 'inline-flex', flexWrap: 'wrap', p: 0.5 }}>
      <BarGroup
        exclusive
        size="small"
        aria-label="Position of the title"
        value={place}
        onChange={(event, next: string | null) => next && setPlace(next)}
      >
        <ToggleButton value="start" aria-label="At the start">
          <FormatAlignLeft />
        </ToggleButton>
        <ToggleButton value="center" aria-label="Centered">
          <FormatAlignCenter />
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

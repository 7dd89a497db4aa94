import * as React from 'react';
import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid2';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const directions = ['row', 'row-reverse'] as const;
const justifications = [
  'flex-start',
  'center',
  'flex-end',
  'space-between',
  'space-around',
  'space-evenly',
];
const alignments = ['stretch', 'flex-start', 'center', 'flex-end', 'baseline'];

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly Value[];
  onChange: (value: Value) => void;
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  return (
    <TextField
      select
      size="small"
      id={`interactive-grid-${props.label}`}
      label={props.label}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value as Value)}
      sx={{ flexGrow: 1, minWidth: 150 }}
    >
      {props.options.map((option) => (
        <MenuItem key={option} value={option}>
          {option}
        </MenuItem>
      ))}
    </TextField>
  );
}

export default function InteractiveGrid() {
  const [direction, setDirection] =
    React.useState<(typeof directions)[number]>('row');
  const [justifyContent, setJustifyContent] = React.useState('center');
  const [alignItems, setAlignItems] = React.useState('center');

  return (
    <Stack spacing={2} sx={{ width: 1 }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Choice
          label="direction"
          value={direction}
          options={directions}
          onChange={setDirection}
        />
        <Choice
          label="justifyContent"
          value={justifyContent}
          options={justifications}
          onChange={setJustifyContent}
        />
        <Choice
          label="alignItems"
          value={alignItems}
          options={alignments}
          onChange={setAlignItems}
        />
      </Stack>
      <Grid
        container
        spacing={1}
        direction={direction}
        sx={{ justifyContent, alignItems, minHeight: 160 }}
      >
        {['Flour', 'Sugar', 'Salt'].map((label, index) => (
          <Grid key={label}>
            <Paper variant="outlined" sx={{ px: 1, py: 1 + index, height: 1 }}>
              {label}
            </Paper>
          </Grid>
        ))}
      </Grid>
      <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
        {`<Grid container direction="${direction}" sx={{ justifyContent: '${justifyContent}', alignItems: '${alignItems}' }}>`}
      </Box>
    </Stack>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const choices = {
  direction: ['row', 'row-reverse'],
  justifyContent: [
    'center',
    'flex-start',
    'flex-end',
    'space-around',
    'space-between',
    'space-evenly',
  ],
  alignItems: ['baseline', 'center', 'flex-start', 'flex-end', 'stretch'],
} as const;

type Setting = keyof typeof choices;
type Arrangement = { [Key in Setting]: (typeof choices)[Key][number] };

const settings = Object.keys(choices) as Setting[];

export default function InteractiveGrid() {
  const [arrangement, setArrangement] = React.useState<Arrangement>({
    direction: 'row',
    justifyContent: 'center',
    alignItems: 'center',
  });
  const { direction, ...alignment } = arrangement;

  return (
    <Stack spacing={2} sx={{ width: 1 }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {settings.map((setting) => (
          <TextField
            key={setting}
            select
            size="small"
            id={`interactive-grid-${setting}`}
            label={setting}
            value={arrangement[setting]}
            onChange={(event) =>
              setArrangement({ ...arrangement, [setting]: event.target.value })
            }
            sx={{ flexGrow: 1, minWidth: 150 }}
          >
            {choices[setting].map((choice) => (
              <MenuItem key={choice} value={choice}>
                {choice}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Stack>
      <Grid
        container
        spacing={1}
        direction={direction}
        sx={{ ...alignment, minHeight: 160 }}
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
        {`<Grid container direction="${direction}" sx={{ justifyContent: '${alignment.justifyContent}', alignItems: '${alignment.alignItems}' }}>`}
      </Box>
    </Stack>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import type { StackProps } from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const choices = {
  direction: ['row', 'row-reverse', 'column', 'column-reverse'],
  justifyContent: ['flex-start', 'center', 'flex-end', 'space-between'],
  alignItems: ['stretch', 'flex-start', 'center', 'flex-end'],
};
type Setting = keyof typeof choices;

export default function InteractiveStack() {
  const [spacing, setSpacing] = React.useState(1);
  const [chosen, setChosen] = React.useState<Record<Setting, string>>({
    direction: 'row',
    justifyContent: 'space-between',
    alignItems: 'center',
  });
  const { direction, ...sx } = chosen;

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction={direction as StackProps['direction']}
        spacing={spacing}
        sx={{ ...sx, height: 200, mb: 2 }}
      >
        <Paper sx={{ p: 1 }}>Strip</Paper>
        <Paper sx={{ px: 1, py: 2 }}>Clean</Paper>
        <Paper sx={{ px: 1, py: 3 }}>Grease</Paper>
      </Stack>
      <Stack useFlexGap direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
        {(Object.keys(choices) as Setting[]).map((setting) => (
          <TextField
            key={setting}
            select
            size="small"
            id={`interactive-stack-${setting}`}
            label={setting}
            value={chosen[setting]}
            onChange={(event) =>
              setChosen({ ...chosen, [setting]: event.target.value })
            }
            slotProps={{ select: { native: true } }}
            sx={{ minWidth: 140, flexGrow: 1 }}
          >
            {choices[setting].map((value) => (
              <option key={value}>{value}</option>
            ))}
          </TextField>
        ))}
        <Box sx={{ width: 140 }}>
          <Typography id="interactive-stack-spacing" variant="caption">
            spacing: {spacing}
          </Typography>
          <Slider
            size="small"
            aria-labelledby="interactive-stack-spacing"
            max={4}
            step={0.5}
            value={spacing}
            onChange={(event, value) => setSpacing(value)}
          />
        </Box>
      </Stack>
    </Box>
  );
}

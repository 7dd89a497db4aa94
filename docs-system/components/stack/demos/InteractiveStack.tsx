import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

const options = {
  direction: ['row', 'row-reverse', 'column', 'column-reverse'],
  alignItems: ['flex-start', 'center', 'flex-end', 'stretch'],
  justifyContent: ['flex-start', 'center', 'flex-end', 'space-between'],
} as const;

export default function InteractiveStack() {
  const [values, setValues] = React.useState({
    direction: 'row',
    alignItems: 'center',
    justifyContent: 'flex-start',
  });
  const { direction, ...sx } = values;

  return (
    <Stack spacing={2} sx={{ width: 1 }}>
      <Stack
        direction={direction as (typeof options.direction)[number]}
        spacing={1}
        sx={{ ...sx, height: 180, border: '1px dashed' }}
      >
        <Box sx={{ p: 1, border: 1 }}>Ridge</Box>
        <Box sx={{ p: 2, border: 1 }}>Saddle</Box>
        <Box sx={{ p: 3, border: 1 }}>Lake</Box>
      </Stack>
      {Object.entries(options).map(([name, choices]) => (
        <TextField
          key={name}
          select
          size="small"
          id={`InteractiveStack-${name}`}
          label={name}
          value={values[name as keyof typeof values]}
          onChange={(event) =>
            setValues({ ...values, [name]: event.target.value })
          }
        >
          {choices.map((choice) => (
            <MenuItem key={choice} value={choice}>
              {choice}
            </MenuItem>
          ))}
        </TextField>
      ))}
    </Stack>
  );
}

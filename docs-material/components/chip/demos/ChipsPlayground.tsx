import * as React from 'react';
import Kitchen from '@mui/icons-material/Kitchen';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { ChipProps } from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const choices = {
  variant: ['filled', 'outlined'],
  color: [
    'default',
    'primary',
    'secondary',
    'success',
    'error',
    'info',
    'warning',
  ],
  size: ['medium', 'small'],
  start: ['nothing', 'icon', 'avatar'],
  action: ['none', 'click', 'delete', 'both'],
};

type Field = keyof typeof choices;

export default function ChipsPlayground() {
  const [chosen, setChosen] = React.useState<Record<Field, string>>({
    variant: 'filled',
    color: 'primary',
    size: 'medium',
    start: 'icon',
    action: 'delete',
  });
  const { variant, color, size, start, action } = chosen;
  const noop = () => {};

  return (
    <Stack spacing={3} sx={{ width: '100%', alignItems: 'center' }}>
      <Box sx={{ minHeight: 32 }}>
        <Chip
          label="Pearl barley"
          {...({ variant, color, size } as ChipProps)}
          icon={start === 'icon' ? <Kitchen /> : undefined}
          avatar={start === 'avatar' ? <Avatar>4</Avatar> : undefined}
          onClick={action === 'click' || action === 'both' ? noop : undefined}
          onDelete={action === 'delete' || action === 'both' ? noop : undefined}
        />
      </Box>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
        {(Object.keys(choices) as Field[]).map((field) => (
          <TextField
            key={field}
            select
            size="small"
            id={`chips-playground-${field}`}
            label={field}
            value={chosen[field]}
            onChange={(event) =>
              setChosen({ ...chosen, [field]: event.target.value })
            }
            sx={{ width: 130 }}
          >
            {choices[field].map((choice) => (
              <MenuItem key={choice} value={choice}>
                {choice}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Stack>
    </Stack>
  );
}

import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function StableIds() {
  const id = React.useId();
  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <Checkbox slotProps={{ input: { id } }} />
      <Typography component="label" htmlFor={id}>
        Travel with a bicycle
      </Typography>
    </Stack>
  );
}

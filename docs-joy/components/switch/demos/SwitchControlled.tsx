import * as React from 'react';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function SwitchControlled() {
  const [online, setOnline] = React.useState(false);

  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
      <Switch
        color={online ? 'success' : 'neutral'}
        checked={online}
        onChange={(event) => setOnline(event.target.checked)}
        slotProps={{ input: { 'aria-label': 'Accept orders' } }}
      />
      <Typography role="status">
        {online ? 'The shop is open.' : 'The shop is closed.'}
      </Typography>
    </Stack>
  );
}

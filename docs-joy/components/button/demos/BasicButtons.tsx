import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function BasicButtons() {
  const [weeks, setWeeks] = React.useState(2);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button onClick={() => setWeeks(weeks + 1)}>Extend loan</Button>
      <Typography aria-live="polite">Due in {weeks} weeks</Typography>
    </Stack>
  );
}

import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

type Shift = 'early' | 'late';

export default function EveryOption() {
  const [shift, setShift] = React.useState<Shift>('early');
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography>You are on the {shift} shift.</Typography>
      <Button
        variant="outlined"
        onClick={() => setShift(shift === 'early' ? 'late' : 'early')}
      >
        Swap shifts
      </Button>
    </Stack>
  );
}

import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TicketCounter() {
  const [sold, setSold] = React.useState(0);
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center' }}
    >
      <Button variant="contained" onClick={() => setSold(sold + 1)}>
        Sell a ticket
      </Button>
      <Typography role="status">
        {sold === 1 ? '1 seat taken' : `${sold} seats taken`}
      </Typography>
    </Stack>
  );
}

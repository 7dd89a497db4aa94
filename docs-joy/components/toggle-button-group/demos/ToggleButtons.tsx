import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';

export default function ToggleButtons() {
  const [statuses, setStatuses] = React.useState(['open']);

  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        aria-label="Invoices"
        value={statuses}
        onChange={(_event, newStatuses) => setStatuses(newStatuses)}
      >
        <Button value="open">Open</Button>
        <Button value="paid">Paid</Button>
        <Button value="overdue">Overdue</Button>
      </ToggleButtonGroup>
      <Typography level="body-sm" role="status">
        Selected: {statuses.join(', ') || 'none'}
      </Typography>
    </Stack>
  );
}

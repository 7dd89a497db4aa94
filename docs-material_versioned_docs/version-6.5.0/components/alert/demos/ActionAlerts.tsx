import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ActionAlerts() {
  const [archived, setArchived] = React.useState(true);
  const [hintShown, setHintShown] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ width: 1 }}>
      <Alert
        severity={archived ? 'success' : 'info'}
        action={
          <Button
            color="inherit"
            size="small"
            onClick={() => setArchived((before) => !before)}
          >
            {archived ? 'Restore' : 'Archive'}
          </Button>
        }
      >
        {archived
          ? 'The story about the bridge is archived.'
          : 'The story about the bridge is on the front page.'}
      </Alert>
      {hintShown && (
        <Alert
          severity="info"
          closeText="Dismiss the hint"
          onClose={() => setHintShown(false)}
        >
          Drafts are kept for 30 days.
        </Alert>
      )}
    </Stack>
  );
}

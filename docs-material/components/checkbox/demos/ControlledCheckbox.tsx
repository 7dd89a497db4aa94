import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';

export default function ControlledCheckbox() {
  const [consent, setConsent] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <FormControlLabel
        label="My blood may be used for research"
        control={
          <Checkbox
            checked={consent}
            onChange={(event) => setConsent(event.target.checked)}
          />
        }
      />
      <Button variant="outlined" onClick={() => setConsent(false)}>
        Withdraw consent
      </Button>
    </Stack>
  );
}

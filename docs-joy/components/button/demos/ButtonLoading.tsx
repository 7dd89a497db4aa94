import * as React from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

export default function ButtonLoading() {
  const [printing, setPrinting] = React.useState(true);

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button
        loading={printing}
        loadingIndicator={<CircularProgress aria-label="Printing" />}
        onClick={() => setPrinting(true)}
      >
        Print ticket
      </Button>
      <Button
        variant="plain"
        disabled={!printing}
        onClick={() => setPrinting(false)}
      >
        Cancel
      </Button>
    </Stack>
  );
}

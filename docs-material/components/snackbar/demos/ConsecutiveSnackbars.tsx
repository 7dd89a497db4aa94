import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

interface Notice {
  id: number;
  text: string;
}

export default function ConsecutiveSnackbars() {
  const [waiting, setWaiting] = React.useState<readonly Notice[]>([]);
  const [open, setOpen] = React.useState(false);
  const lastId = React.useRef(0);

  const notify = (text: string) => {
    lastId.current += 1;
    setWaiting([...waiting, { id: lastId.current, text }]);
    // Closes the message that is visible; the next one opens in onExited.
    setOpen(waiting.length === 0);
  };

  const showNext = () => {
    setWaiting((before) => before.slice(1));
    setOpen(waiting.length > 1);
  };

  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Button onClick={() => notify('Apples weighed: 42 kg')}>
        Weigh apples
      </Button>
      <Button onClick={() => notify('Plums weighed: 17 kg')}>
        Weigh plums
      </Button>
      <Snackbar
        key={waiting[0]?.id}
        open={open}
        autoHideDuration={6000}
        onClose={(event, reason) => reason !== 'clickaway' && setOpen(false)}
        message={waiting[0]?.text}
        slotProps={{ transition: { onExited: showNext } }}
      />
    </Stack>
  );
}

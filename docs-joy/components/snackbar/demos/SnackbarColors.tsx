import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';

const messages = {
  neutral: 'Draft saved',
  primary: 'New message',
  success: 'Invoice paid',
  warning: 'Storage almost full',
  danger: 'Message not sent',
} as const;
type Color = keyof typeof messages;

export default function SnackbarColors() {
  const [open, setOpen] = React.useState(false);
  const [color, setColor] = React.useState<Color>('neutral');

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {(Object.keys(messages) as Color[]).map((name) => (
        <Button
          key={name}
          color={name}
          variant="soft"
          onClick={() => {
            setColor(name);
            setOpen(true);
          }}
        >
          {name}
        </Button>
      ))}
      <Snackbar
        key={color}
        open={open}
        autoHideDuration={4000}
        onClose={(_event, reason) => setOpen(reason === 'clickaway')}
        color={color}
        variant="soft"
      >
        <span role="alert">{messages[color]}</span>
      </Snackbar>
    </Stack>
  );
}

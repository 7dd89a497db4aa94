import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';

const variants = ['outlined', 'plain', 'soft', 'solid'] as const;

export default function SnackbarVariants() {
  const [open, setOpen] = React.useState(false);
  const [variant, setVariant] =
    React.useState<(typeof variants)[number]>('outlined');

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {variants.map((name) => (
        <Button
          key={name}
          variant="outlined"
          onClick={() => {
            setVariant(name);
            setOpen(true);
          }}
        >
          {name}
        </Button>
      ))}
      <Snackbar
        key={variant}
        open={open}
        autoHideDuration={4000}
        onClose={(_event, reason) => setOpen(reason === 'clickaway')}
        variant={variant}
      >
        <span role="alert">Order saved</span>
      </Snackbar>
    </Stack>
  );
}

import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import AttachFile from '@mui/icons-material/AttachFile';

export default function InputFileUpload() {
  const input = React.useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = React.useState('No X-ray attached');

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button
        variant="outlined"
        startDecorator={<AttachFile />}
        onClick={() => input.current?.click()}
      >
        Attach X-ray
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        onChange={(event) => setChosen(event.target.files?.[0]?.name ?? chosen)}
      />
      <Typography level="body-sm" aria-live="polite">
        {chosen}
      </Typography>
    </Stack>
  );
}

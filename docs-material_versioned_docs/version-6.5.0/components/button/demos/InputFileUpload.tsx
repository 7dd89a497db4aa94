import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import AttachFile from '@mui/icons-material/AttachFile';

export default function InputFileUpload() {
  const picker = React.useRef<HTMLInputElement>(null);
  const [names, setNames] = React.useState<string[]>([]);

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button
        variant="outlined"
        startIcon={<AttachFile />}
        onClick={() => picker.current?.click()}
      >
        Attach X-ray images
      </Button>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={(event) =>
          setNames(Array.from(event.target.files ?? [], (file) => file.name))
        }
      />
      <Typography
        component="p"
        variant="body2"
        role="status"
        sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
      >
        {names.length > 0 ? names.join(', ') : 'Nothing attached yet'}
      </Typography>
    </Stack>
  );
}

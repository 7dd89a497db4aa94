import * as React from 'react';
import PhotoCamera from '@mui/icons-material/PhotoCamera';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function UploadAvatars() {
  const picker = React.useRef<HTMLInputElement>(null);
  const [portrait, setPortrait] = React.useState('/img/demos/avatar/ana.svg');

  const preview = (photo: Blob) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => setPortrait(String(reader.result)));
    reader.readAsDataURL(photo);
  };

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Avatar
        alt="Your portrait"
        src={portrait}
        sx={{ width: 72, height: 72 }}
      />
      <Button
        startIcon={<PhotoCamera />}
        onClick={() => picker.current?.click()}
      >
        Change portrait
      </Button>
      <input
        hidden
        ref={picker}
        type="file"
        accept="image/*"
        onChange={({ target }) =>
          Array.from(target.files ?? []).forEach(preview)
        }
      />
    </Stack>
  );
}

import * as React from 'react';
import PhotoCamera from '@mui/icons-material/PhotoCamera';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function UploadAvatars() {
  const picker = React.useRef<HTMLInputElement>(null);
  const [portrait, setPortrait] = React.useState('/img/demos/avatar/alto.svg');

  const show = (event: React.ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file) {
      const reader = new FileReader();
      reader.onload = () => setPortrait(String(reader.result));
      reader.readAsDataURL(file);
    }
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
      <input hidden ref={picker} type="file" accept="image/*" onChange={show} />
    </Stack>
  );
}

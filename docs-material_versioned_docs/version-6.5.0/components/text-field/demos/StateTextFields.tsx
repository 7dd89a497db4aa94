import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function StateTextFields() {
  const [slug, setSlug] = React.useState('spring-catalog');

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <TextField
        label="Address (controlled)"
        value={slug}
        onChange={(event) =>
          setSlug(event.target.value.toLowerCase().replaceAll(' ', '-'))
        }
        helperText={`shop.example/${slug}`}
      />
      <TextField label="Title (uncontrolled)" defaultValue="Spring catalog" />
    </Stack>
  );
}

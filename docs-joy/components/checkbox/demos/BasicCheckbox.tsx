import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function BasicCheckbox() {
  const [express, setExpress] = React.useState(false);

  return (
    <Stack spacing={1.5} sx={{ width: 240 }}>
      <Checkbox
        label="Express delivery"
        checked={express}
        onChange={(event) => setExpress(event.target.checked)}
      />
      <Checkbox label="Insurance" defaultChecked />
      <Checkbox label="Delivery at night" disabled />
      <Typography level="body-sm" role="status">
        Delivery in {express ? '1 day' : '3 days'}
      </Typography>
    </Stack>
  );
}

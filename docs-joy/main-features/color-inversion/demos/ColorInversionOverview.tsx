import * as React from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function ColorInversionOverview() {
  const [inverted, setInverted] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ maxWidth: 300, mx: 'auto' }}>
      <FormControl orientation="horizontal" sx={{ gap: 1 }}>
        <FormLabel>Inverted colors</FormLabel>
        <Switch
          checked={inverted}
          onChange={(event) => setInverted(event.target.checked)}
        />
      </FormControl>
      <Card variant="soft" color="primary" invertedColors={inverted}>
        <Typography level="title-lg">Sky at night</Typography>
        <Chip variant="solid">Clear until two</Chip>
        <Button>Join the walk</Button>
      </Card>
    </Stack>
  );
}

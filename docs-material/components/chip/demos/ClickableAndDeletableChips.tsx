import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ClickableAndDeletableChips() {
  const [portions, setPortions] = React.useState(120);

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Chip
        label="Barley risotto"
        variant="outlined"
        onClick={() => setPortions(portions + 10)}
        onDelete={() => setPortions(0)}
      />
      <Typography variant="body2" role="status">
        {portions === 0 ? 'Off the menu' : `Planned: ${portions} portions`}
      </Typography>
    </Stack>
  );
}

import * as React from 'react';
import Shelves from '@mui/icons-material/Shelves';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BadgeMax() {
  const [stored, setStored] = React.useState(460);

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 4 }}>
      <Badge
        badgeContent={stored}
        max={500}
        color="secondary"
        sx={{ alignSelf: 'center' }}
      >
        <Shelves color="action" />
      </Badge>
      <Button variant="outlined" onClick={() => setStored(stored + 24)}>
        Unload a pallet
      </Button>
      <Typography variant="body2" role="status" sx={{ alignSelf: 'center' }}>
        {stored} parcels on the shelves
      </Typography>
    </Stack>
  );
}

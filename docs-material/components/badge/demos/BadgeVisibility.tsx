import * as React from 'react';
import Warehouse from '@mui/icons-material/Warehouse';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function BadgeVisibility() {
  const [waiting, setWaiting] = React.useState(3);
  const [shown, setShown] = React.useState(true);

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 3 }}>
      <Badge
        badgeContent={waiting}
        color="primary"
        invisible={!shown}
        sx={{ alignSelf: 'center' }}
      >
        <Warehouse color="action" />
      </Badge>
      <Button onClick={() => setWaiting(Math.max(0, waiting - 1))}>
        Hand out a parcel
      </Button>
      <FormControlLabel
        label="Show the count"
        control={
          <Switch
            checked={shown}
            onChange={(event) => setShown(event.target.checked)}
          />
        }
      />
    </Stack>
  );
}

import * as React from 'react';
import ReportProblem from '@mui/icons-material/ReportProblem';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function AccessibleBadges() {
  const [damaged, setDamaged] = React.useState(1);
  const text =
    damaged === 1 ? '1 damaged parcel' : `${damaged} damaged parcels`;

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
      <IconButton aria-label={`Reports, ${text}`} onClick={() => setDamaged(0)}>
        <Badge badgeContent={damaged} color="primary">
          <ReportProblem />
        </Badge>
      </IconButton>
      <Button onClick={() => setDamaged(damaged + 1)}>Report damage</Button>
      <Typography variant="body2" role="status" sx={{ alignSelf: 'center' }}>
        {text}
      </Typography>
    </Stack>
  );
}

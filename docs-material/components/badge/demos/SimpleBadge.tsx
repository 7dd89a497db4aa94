import LocalShipping from '@mui/icons-material/LocalShipping';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SimpleBadge() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <Badge
        badgeContent={7}
        color="primary"
        role="img"
        aria-label="7 parcels to load"
      >
        <LocalShipping color="action" />
      </Badge>
      <Typography>Bay C departs at 06:30</Typography>
    </Stack>
  );
}

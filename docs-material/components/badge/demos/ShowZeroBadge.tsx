import Unarchive from '@mui/icons-material/Unarchive';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ShowZeroBadge() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <Badge showZero badgeContent={0} color="success">
        <Unarchive color="action" />
      </Badge>
      <Typography>Parcels left from yesterday</Typography>
    </Stack>
  );
}

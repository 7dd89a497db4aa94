import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';
import Mail from '@mui/icons-material/Mail';

export default function NumberBadge() {
  return (
    <Stack direction="row" spacing={4}>
      <Badge badgeContent={3}>
        <Mail fontSize="xl4" titleAccess="3 messages" />
      </Badge>
      <Badge badgeContent={0}>
        <Mail fontSize="xl4" titleAccess="No messages" />
      </Badge>
      <Badge badgeContent={0} showZero>
        <Mail fontSize="xl4" titleAccess="0 messages" />
      </Badge>
    </Stack>
  );
}

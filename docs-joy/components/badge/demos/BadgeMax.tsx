import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';
import Mail from '@mui/icons-material/Mail';

export default function BadgeMax() {
  return (
    <Stack direction="row" spacing={5}>
      {[9, 99, 999].map((max) => (
        <Badge key={max} badgeContent={1000} max={max}>
          <Mail fontSize="xl4" titleAccess={`More than ${max} messages`} />
        </Badge>
      ))}
    </Stack>
  );
}

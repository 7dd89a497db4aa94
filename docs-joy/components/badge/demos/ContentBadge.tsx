import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';
import Check from '@mui/icons-material/Check';

export default function ContentBadge() {
  return (
    <Stack direction="row" spacing={4}>
      <Badge badgeContent="New">
        <Avatar role="img" aria-label="Ana Ruiz, new user">
          AR
        </Avatar>
      </Badge>
      <Badge badgeContent={<Check />} color="success">
        <Avatar role="img" aria-label="Ben Okafor, has accepted">
          BO
        </Avatar>
      </Badge>
    </Stack>
  );
}

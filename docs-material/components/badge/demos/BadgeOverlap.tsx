import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

const fill = { bgcolor: 'text.secondary', width: 48, height: 48 };

export default function BadgeOverlap() {
  return (
    <Stack direction="row" spacing={4}>
      <Badge badgeContent={5} color="primary">
        <Avatar variant="square" sx={fill}>
          R1
        </Avatar>
      </Badge>
      <Badge badgeContent={5} color="primary" overlap="circular">
        <Avatar sx={fill}>R2</Avatar>
      </Badge>
    </Stack>
  );
}

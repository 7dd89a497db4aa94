import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

const corner = { vertical: 'bottom', horizontal: 'right' } as const;

export default function BadgeAvatars() {
  return (
    <Stack direction="row" spacing={3}>
      <Badge
        variant="dot"
        color="success"
        overlap="circular"
        anchorOrigin={corner}
      >
        <Avatar alt="Dan Lee, online" src="/img/demos/avatar/dan.svg" />
      </Badge>
      <Badge
        overlap="circular"
        anchorOrigin={corner}
        badgeContent={
          <Avatar
            sx={{
              bgcolor: 'primary.main',
              fontSize: 12,
              height: 24,
              width: 24,
            }}
          >
            QA
          </Avatar>
        }
      >
        <Avatar alt="Chloe Martin, team" src="/img/demos/avatar/chloe.svg" />
      </Badge>
    </Stack>
  );
}

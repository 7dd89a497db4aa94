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
        <Avatar alt="Tenor, checked in" src="/img/demos/avatar/tenor.svg" />
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
            S2
          </Avatar>
        }
      >
        <Avatar alt="Soprano, part" src="/img/demos/avatar/soprano.svg" />
      </Badge>
    </Stack>
  );
}

import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';

export default function BadgeAvatars() {
  return (
    <Badge
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      badgeInset="14%"
      color="success"
    >
      <Avatar alt="Ana Ruiz, online" src="/img/demos/avatar/ana.svg" />
    </Badge>
  );
}

import Badge from '@mui/joy/Badge';
import IconButton from '@mui/joy/IconButton';
import Notifications from '@mui/icons-material/Notifications';

export default function SimpleBadge() {
  return (
    <Badge>
      <IconButton variant="soft" aria-label="Notifications, some unread">
        <Notifications />
      </IconButton>
    </Badge>
  );
}

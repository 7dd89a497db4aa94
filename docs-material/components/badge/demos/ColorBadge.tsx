import AllInbox from '@mui/icons-material/AllInbox';
import MoveToInbox from '@mui/icons-material/MoveToInbox';
import Outbox from '@mui/icons-material/Outbox';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const stages = [
  { text: 'Unloaded', count: 41, color: 'primary', Icon: MoveToInbox },
  { text: 'On hold', count: 2, color: 'secondary', Icon: AllInbox },
  { text: 'Sent out', count: 88, color: 'success', Icon: Outbox },
] as const;

export default function ColorBadge() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 4 }}>
      {stages.map(({ text, count, color, Icon }) => (
        <Stack key={text} spacing={0.5} sx={{ alignItems: 'center' }}>
          <Badge badgeContent={count} color={color}>
            <Icon color="action" />
          </Badge>
          <Typography variant="body2">{text}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}

import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';

const insets = [0, '14%', '-14%', '0 -8px 0 0'];

export default function BadgeInset() {
  return (
    <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {insets.map((inset) => (
        <Badge key={inset} badgeInset={inset} badgeContent={4}>
          <Avatar size="lg" />
        </Badge>
      ))}
    </Stack>
  );
}

import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';
import Mail from '@mui/icons-material/Mail';

const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function BadgeColors() {
  return (
    <Stack direction="row" spacing={4} useFlexGap flexWrap="wrap">
      {colors.map((color) => (
        <Badge key={color} color={color} badgeContent={4}>
          <Mail fontSize="xl4" titleAccess="4 messages" />
        </Badge>
      ))}
    </Stack>
  );
}

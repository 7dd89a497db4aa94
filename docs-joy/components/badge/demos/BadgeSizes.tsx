import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';
import Mail from '@mui/icons-material/Mail';

const sizes = ['sm', 'md', 'lg'] as const;

export default function BadgeSizes() {
  return (
    <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {sizes.map((size) => (
        <Badge key={size} size={size}>
          <Mail fontSize="xl4" titleAccess="New messages" />
        </Badge>
      ))}
      {sizes.map((size) => (
        <Badge key={size} size={size} badgeContent={4}>
          <Mail fontSize="xl4" titleAccess="4 messages" />
        </Badge>
      ))}
    </Stack>
  );
}

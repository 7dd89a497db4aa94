import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';
import Mail from '@mui/icons-material/Mail';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function BadgeVariants() {
  return (
    <Stack direction="row" spacing={4}>
      {variants.map((variant) => (
        <Badge key={variant} variant={variant} badgeContent={4}>
          <Mail fontSize="xl4" titleAccess="4 messages" />
        </Badge>
      ))}
    </Stack>
  );
}

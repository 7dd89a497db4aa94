import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

const variants = ['soft', 'solid', 'outlined', 'plain'] as const;
const colors = ['neutral', 'primary', 'danger', 'success', 'warning'] as const;

export default function AvatarVariants() {
  return (
    <Stack spacing={2}>
      {variants.map((variant) => (
        <Stack
          key={variant}
          direction="row"
          spacing={2}
          useFlexGap
          sx={{ flexWrap: 'wrap' }}
        >
          {colors.map((color) => (
            <Avatar key={color} variant={variant} color={color}>
              AR
            </Avatar>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}

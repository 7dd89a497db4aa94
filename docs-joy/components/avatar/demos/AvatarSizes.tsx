import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

const sizes = ['sm', 'md', 'lg'] as const;

export default function AvatarSizes() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      {sizes.map((size) => (
        <Avatar key={size} size={size} />
      ))}
      <Avatar sx={{ '--Avatar-size': '4rem' }} />
    </Stack>
  );
}

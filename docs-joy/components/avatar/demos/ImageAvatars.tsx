import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

const users = [
  { name: 'Ana Ruiz', src: '/img/demos/avatar/alto.svg' },
  { name: 'Ben Okafor', src: '/img/demos/avatar/bass.svg' },
  { name: 'Chloe Martin', src: '/img/demos/avatar/soprano.svg' },
];

export default function ImageAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      {users.map(({ name, src }) => (
        <Avatar key={name} alt={name} src={src} />
      ))}
    </Stack>
  );
}

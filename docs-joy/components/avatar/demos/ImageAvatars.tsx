import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

const users = [
  { name: 'Ana Ruiz', src: '/img/demos/avatar/ana.svg' },
  { name: 'Ben Okafor', src: '/img/demos/avatar/ben.svg' },
  { name: 'Chloe Martin', src: '/img/demos/avatar/chloe.svg' },
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

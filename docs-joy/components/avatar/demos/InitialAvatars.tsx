import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

const names = ['Ana Ruiz', 'Ben Okafor', 'Chloe Martin'];

function initials(name: string) {
  return name
    .split(' ')
    .map(([letter]) => letter)
    .join('');
}

export default function InitialAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      {names.map((name) => (
        <Avatar key={name} color="primary" role="img" aria-label={name}>
          {initials(name)}
        </Avatar>
      ))}
    </Stack>
  );
}

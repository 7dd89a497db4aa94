import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const teams = ['Customer Support', 'Sales', 'Human Resources', 'Data Platform'];

function look(name: string) {
  const hue = Array.from(name).reduce(
    (sum, letter) => (sum * 7 + letter.charCodeAt(0)) % 360,
    0,
  );
  const initials = name.split(' ').map((word) => word[0]);
  return {
    children: initials.join(''),
    sx: { bgcolor: `hsl(${hue} 45% 30%)`, color: 'common.white' },
  };
}

export default function BackgroundLetterAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      {teams.map((name) => (
        <Avatar key={name} role="img" aria-label={name} {...look(name)} />
      ))}
    </Stack>
  );
}

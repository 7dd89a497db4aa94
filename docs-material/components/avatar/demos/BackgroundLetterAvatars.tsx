import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const ensembles = [
  'Matins Quartet',
  'Harbor Voices',
  'Low Tide',
  'Youth Choir',
];

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
      {ensembles.map((name) => (
        <Avatar key={name} role="img" aria-label={name} {...look(name)} />
      ))}
    </Stack>
  );
}

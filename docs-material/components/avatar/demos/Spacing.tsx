import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Stack from '@mui/material/Stack';

const portraits = [
  '/img/demos/avatar/soprano.svg',
  '/img/demos/avatar/alto.svg',
  '/img/demos/avatar/tenor.svg',
  '/img/demos/avatar/bass.svg',
];

export default function Spacing() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 4 }}>
      {(['small', 'medium', 28] as const).map((spacing) => (
        <AvatarGroup
          key={spacing}
          spacing={spacing}
          role="img"
          aria-label={`Quartet, spacing ${spacing}`}
        >
          {portraits.map((src) => (
            <Avatar key={src} alt="" src={src} />
          ))}
        </AvatarGroup>
      ))}
    </Stack>
  );
}

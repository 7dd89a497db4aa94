import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Stack from '@mui/material/Stack';

const portraits = [
  '/img/demos/avatar/chloe.svg',
  '/img/demos/avatar/ana.svg',
  '/img/demos/avatar/dan.svg',
  '/img/demos/avatar/ben.svg',
];

export default function Spacing() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 4 }}>
      {(['small', 'medium', 28] as const).map((spacing) => (
        <AvatarGroup
          key={spacing}
          spacing={spacing}
          role="img"
          aria-label={`Team, spacing ${spacing}`}
        >
          {portraits.map((src) => (
            <Avatar key={src} alt="" src={src} />
          ))}
        </AvatarGroup>
      ))}
    </Stack>
  );
}

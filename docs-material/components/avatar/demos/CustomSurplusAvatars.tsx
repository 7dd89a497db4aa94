import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';

const compact = new Intl.NumberFormat('en', { notation: 'compact' });

export default function CustomSurplusAvatars() {
  return (
    <AvatarGroup
      total={3190}
      renderSurplus={(surplus) => compact.format(surplus)}
      role="img"
      aria-label="Followers, 3190 people"
      slotProps={{ surplus: { sx: { bgcolor: 'text.primary', fontSize: 14 } } }}
    >
      <Avatar alt="" src="/img/demos/avatar/chloe.svg" />
      <Avatar alt="" src="/img/demos/avatar/dan.svg" />
    </AvatarGroup>
  );
}

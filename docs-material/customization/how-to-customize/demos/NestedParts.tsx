import Avatar from '@mui/material/Avatar';
import Chip, { chipClasses } from '@mui/material/Chip';

export default function NestedParts() {
  return (
    <Chip
      avatar={<Avatar>OO</Avatar>}
      label="Oolong, 100 g"
      sx={{
        [`& .${chipClasses.avatar}`]: {
          borderRadius: 1,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        },
        [`& .${chipClasses.label}`]: {
          letterSpacing: 1,
          textTransform: 'uppercase',
        },
      }}
    />
  );
}

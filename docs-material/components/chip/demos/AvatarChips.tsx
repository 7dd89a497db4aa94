import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function AvatarChips() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Chip
        avatar={<Avatar alt="" src="/img/demos/chip/pumpkin.svg" />}
        label="Pumpkin curry"
        variant="outlined"
      />
      <Chip
        color="primary"
        avatar={<Avatar>3</Avatar>}
        label="Pastry station"
      />
    </Stack>
  );
}

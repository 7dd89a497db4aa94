import AcUnit from '@mui/icons-material/AcUnit';
import Kitchen from '@mui/icons-material/Kitchen';
import Schedule from '@mui/icons-material/Schedule';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function IconChips() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Chip icon={<AcUnit />} label="Freezer 2" />
      <Chip icon={<Kitchen />} label="Cold room" variant="outlined" />
      <Chip
        icon={<Schedule color="error" />}
        label="Use by Thursday"
        variant="outlined"
      />
    </Stack>
  );
}

import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function ClickableLinkChips() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Chip clickable component="a" href="#avatar-chip" label="Monday’s menu" />
      <Chip
        clickable
        component="a"
        href="#icon-chip"
        label="Dry store"
        variant="outlined"
      />
    </Stack>
  );
}

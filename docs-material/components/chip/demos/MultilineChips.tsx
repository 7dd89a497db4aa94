import Chip, { chipClasses } from '@mui/material/Chip';

export default function MultilineChips() {
  return (
    <Chip
      label="Keep apart from the nut station: two guests at table 7 react to traces"
      sx={{
        maxWidth: 240,
        height: 'auto',
        py: 0.75,
        [`& .${chipClasses.label}`]: { whiteSpace: 'normal' },
      }}
    />
  );
}

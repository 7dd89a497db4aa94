import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const parts = [
  'Brake pads',
  'Inner tube 28″',
  'Bottom bracket',
  'Spokes, 36 pieces',
  'Cassette 11–34',
  'Bar tape',
];

export default function FlexboxGapStack() {
  return (
    <Stack
      useFlexGap
      component="ul"
      aria-label="Parts to order"
      direction="row"
      spacing={1}
      sx={{ flexWrap: 'wrap', listStyle: 'none', m: 0, p: 0, maxWidth: 380 }}
    >
      {parts.map((part) => (
        <Chip key={part} component="li" variant="outlined" label={part} />
      ))}
    </Stack>
  );
}

import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';

const SLABS = [70, 40, 90, 60, 100, 50, 80, 60, 40, 90, 70, 50];
const TONES = [
  'primary.dark',
  'primary.light',
  'secondary.main',
  'primary.main',
  'divider',
];

export default function FixedSpacing() {
  return (
    <Masonry
      columns={4}
      spacing="0px"
      role="img"
      aria-label="Wall of glazed slabs without joints"
    >
      {SLABS.map((height, index) => (
        <Box
          key={index}
          sx={{ height, bgcolor: TONES[index % TONES.length] }}
        />
      ))}
    </Masonry>
  );
}

import Box from '@mui/system/Box';

const sides = [
  'border',
  'borderTop',
  'borderRight',
  'borderBottom',
  'borderLeft',
];

export default function BorderAdditive() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {sides.map((side) => (
        <Box key={side} sx={{ [side]: 1, px: 1.5, py: 1 }}>
          {side}
        </Box>
      ))}
    </Box>
  );
}

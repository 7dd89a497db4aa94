import Box from '@mui/system/Box';

const open = ['borderTop', 'borderRight', 'borderBottom', 'borderLeft'];

export default function BorderSubtractive() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {open.map((side) => (
        <Box key={side} sx={{ border: 1, [side]: 0, px: 1.5, py: 1 }}>
          {side}: 0
        </Box>
      ))}
    </Box>
  );
}

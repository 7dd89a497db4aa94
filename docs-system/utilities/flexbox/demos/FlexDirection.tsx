import Box from '@mui/system/Box';

const directions = ['row', 'row-reverse', 'column', 'column-reverse'] as const;
const stops = ['Mill', 'Quay', 'Zoo'];
const tile = { p: 1, border: 1, borderColor: 'divider', borderRadius: 1 };

export default function FlexDirection() {
  return (
    <Box sx={{ display: 'grid', gap: 2, width: 1 }}>
      {directions.map((direction) => (
        <Box key={direction}>
          <code>{direction}</code>
          <Box sx={{ display: 'flex', gap: 1, flexDirection: direction }}>
            {stops.map((stop) => (
              <Box key={stop} sx={tile}>
                {stop}
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

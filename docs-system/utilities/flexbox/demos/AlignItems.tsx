import Box from '@mui/system/Box';

const values = ['stretch', 'flex-start', 'center', 'flex-end', 'baseline'];
const tile = { p: 1, border: 1, borderColor: 'divider', borderRadius: 1 };

export default function AlignItems() {
  return (
    <Box sx={{ display: 'grid', gap: 2, width: 1 }}>
      {values.map((alignItems) => (
        <Box key={alignItems}>
          <code>{alignItems}</code>
          <Box sx={{ display: 'flex', gap: 1, height: 88, alignItems }}>
            <Box sx={tile}>Ward 3</Box>
            <Box sx={{ ...tile, fontSize: '1.5rem' }}>18 beds</Box>
            <Box sx={tile}>
              2 free
              <br />
              today
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

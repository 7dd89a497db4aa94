import Box from '@mui/system/Box';

const values = [
  'flex-start',
  'center',
  'flex-end',
  'space-between',
  'space-around',
  'space-evenly',
];
const tile = { px: 1, border: 1, borderColor: 'divider', borderRadius: 1 };

export default function JustifyContent() {
  return (
    <Box sx={{ display: 'grid', gap: 1, width: 1 }}>
      {values.map((justifyContent) => (
        <Box key={justifyContent}>
          <code>{justifyContent}</code>
          <Box sx={{ display: 'flex', border: '1px dashed', justifyContent }}>
            <Box sx={tile}>Bread</Box>
            <Box sx={tile}>Figs</Box>
            <Box sx={tile}>Salt</Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

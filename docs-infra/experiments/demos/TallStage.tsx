import Box from '@mui/material/Box';

export default function TallStage() {
  return (
    <Box sx={{ height: '100%', p: 2, border: 1, borderColor: 'divider' }}>
      Fills a stage of 240 px.
    </Box>
  );
}

import Box from '@mui/system/Box';

export default function Why() {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: '1fr auto',
        rowGap: 1,
        width: 240,
        m: 0,
        p: 2,
        border: 1,
        borderColor: 'divider',
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0, fontWeight: { xs: 500, md: 700 } },
      }}
    >
      <dt>Fish market</dt>
      <dd>from 05:30</dd>
      <dt>Harbor office</dt>
      <dd>from 08:00</dd>
      <dt>Lighthouse</dt>
      <dd>from 10:00</dd>
    </Box>
  );
}

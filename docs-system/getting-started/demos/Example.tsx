import Box from '@mui/system/Box';

export default function Example() {
  return (
    <Box
      component="a"
      href="#basic-example"
      sx={{
        display: 'block',
        width: 280,
        maxWidth: '100%',
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        color: 'text.primary',
        textDecoration: 'none',
        '&:hover': { borderColor: 'primary.main' },
        '& > strong': { display: 'block', mb: 0.5 },
      }}
    >
      <strong>Night train to Lisbon</strong>
      Sleeper berth, arrives 07:40
    </Box>
  );
}

import Box from '@mui/system/Box';

export default function BoxBasic() {
  return (
    <Box
      component="a"
      href="#choose-the-element"
      sx={{
        pb: 0.5,
        borderBottom: '2px dotted',
        color: 'text.primary',
        textDecoration: 'none',
        '&:hover': { borderBottomStyle: 'solid' },
      }}
    >
      Reserve a desk
    </Box>
  );
}

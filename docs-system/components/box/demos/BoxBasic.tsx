import Box from '@mui/system/Box';

export default function BoxBasic() {
  return (
    <Box
      component="a"
      href="#choose-the-element"
      sx={{
        p: 2,
        border: '1px dashed',
        color: 'text.primary',
        '&:hover': { borderStyle: 'solid' },
      }}
    >
      Reserve a desk
    </Box>
  );
}

import Box from '@mui/joy/Box';

export default function BoxBasic() {
  return (
    <Box
      component="blockquote"
      sx={{ m: 0, pl: 2, borderInlineStart: '4px solid' }}
    >
      The parcel arrived one day early.
    </Box>
  );
}

import Box from '@mui/material/Box';

export default function BoxBasic() {
  return (
    <Box component="ol" sx={{ m: 0, paddingInlineStart: 3 }}>
      <li>Let your eyes adapt for twenty minutes.</li>
      <li>Cover the lamp with red foil.</li>
      <li>Start with the brightest planet.</li>
    </Box>
  );
}

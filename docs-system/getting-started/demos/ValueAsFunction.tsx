import Box from '@mui/material/Box';

export default function ValueAsFunction() {
  return (
    <Box
      sx={{
        p: 2.5,
        boxShadow: (theme) => `inset ${theme.spacing(1)} 0 currentColor`,
      }}
    >
      A bar of one step
    </Box>
  );
}

import Box from '@mui/material/Box';

export default function ValueAsFunction() {
  return (
    <Box
      sx={{
        p: 1,
        border: 1,
        height: (theme) => `calc(2em + ${theme.spacing(4)})`,
      }}
    >
      Two lines and four steps
    </Box>
  );
}

import Box from '@mui/material/Box';

export default function DarkStyles() {
  return (
    <Box
      sx={[
        {
          p: 2,
          borderRadius: 1,
          color: '#00332c',
          background: 'linear-gradient(#d5f0ea, #f1faf8)',
        },
        (theme) =>
          theme.applyStyles('dark', {
            color: '#d5f0ea',
            background: 'linear-gradient(#00332c, #001a16)',
          }),
      ]}
    >
      The night ward is on the second floor.
    </Box>
  );
}

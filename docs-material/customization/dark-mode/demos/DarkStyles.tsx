import Box from '@mui/material/Box';

export default function DarkStyles() {
  return (
    <Box
      sx={[
        { p: 3, borderRadius: 2, color: '#0b2a4a', bgcolor: '#cfe8ff' },
        (theme) =>
          theme.applyStyles('dark', {
            color: '#fff4d6',
            backgroundColor: '#0a1024',
            backgroundImage:
              'radial-gradient(circle at 85% 30%, #6b7aa8 0 2px, transparent 3px)',
          }),
      ]}
    >
      The dome opens 40 minutes after sunset.
    </Box>
  );
}

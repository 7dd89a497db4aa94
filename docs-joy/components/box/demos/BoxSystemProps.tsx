import Box from '@mui/joy/Box';

export default function BoxSystemProps() {
  return (
    <Box
      width={200}
      my={4}
      p={2}
      display="flex"
      alignItems="center"
      gap={4}
      bgcolor="background.level2"
      borderRadius="md"
    >
      Order 218
    </Box>
  );
}

import Box from '@mui/joy/Box';
import Stack from '@mui/joy/Stack';

export default function VariableOpacity() {
  return (
    <Stack direction="row" spacing={2}>
      {[0.1, 0.25, 0.4].map((opacity) => (
        <Box
          key={opacity}
          sx={(theme) => ({
            p: 2,
            borderRadius: 'sm',
            color: 'text.primary',
            bgcolor: `rgba(${theme.vars.palette.success.mainChannel} / ${opacity})`,
          })}
        >
          {opacity * 100} % full
        </Box>
      ))}
    </Stack>
  );
}

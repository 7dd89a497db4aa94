import Box from '@mui/system/Box';

const steps = [0, 1, 3, 8, 16, 24];

export default function ShadowsDemo() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, p: 1 }}>
      {steps.map((boxShadow) => (
        <Box
          key={boxShadow}
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 72,
            height: 56,
            bgcolor: 'background.paper',
            color: 'text.primary',
            boxShadow,
          }}
        >
          {boxShadow}
        </Box>
      ))}
    </Box>
  );
}

import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

export default function ResponsiveStack() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 2, md: 4 }}
    >
      {['Address', 'Delivery', 'Payment'].map((step) => (
        <Sheet key={step} variant="soft" sx={{ px: 3, py: 1 }}>
          {step}
        </Sheet>
      ))}
    </Stack>
  );
}

import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

export default function BasicStack() {
  return (
    <Stack spacing={2} sx={{ width: 240 }}>
      {['Orders', 'Invoices', 'Messages'].map((area) => (
        <Sheet key={area} variant="outlined" sx={{ p: 1 }}>
          {area}
        </Sheet>
      ))}
    </Stack>
  );
}

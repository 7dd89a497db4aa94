import Alert from '@mui/joy/Alert';
import Stack from '@mui/joy/Stack';

const variants = ['soft', 'outlined', 'solid', 'plain'] as const;

export default function AlertVariants() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      {variants.map((variant) => (
        <Alert key={variant} variant={variant}>
          This alert is {variant}.
        </Alert>
      ))}
    </Stack>
  );
}

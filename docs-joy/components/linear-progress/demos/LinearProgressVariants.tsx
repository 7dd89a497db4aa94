import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const variants = ['soft', 'outlined', 'solid', 'plain'] as const;

export default function LinearProgressVariants() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      {variants.map((variant) => (
        <div key={variant}>
          <Typography level="body-sm" gutterBottom>
            {variant}
          </Typography>
          <LinearProgress
            variant={variant}
            aria-label={`Loading, ${variant}`}
          />
        </div>
      ))}
    </Stack>
  );
}

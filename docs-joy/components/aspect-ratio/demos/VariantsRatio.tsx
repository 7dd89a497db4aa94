import AspectRatio from '@mui/joy/AspectRatio';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const variants = ['soft', 'solid', 'outlined', 'plain'] as const;

export default function VariantsRatio() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {variants.map((variant) => (
        <AspectRatio
          key={variant}
          variant={variant}
          color="primary"
          sx={{ width: 120 }}
        >
          <Typography textColor="inherit">{variant}</Typography>
        </AspectRatio>
      ))}
    </Stack>
  );
}

import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';

const variants = ['outlined', 'soft', 'solid', 'plain'] as const;

export default function CardVariants() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(2, minmax(0, 150px))',
      }}
    >
      {variants.map((variant) => (
        <Card key={variant} variant={variant}>
          <Typography level="title-md" textColor="inherit">
            Platform 3
          </Typography>
          <Typography level="body-sm" textColor="inherit">
            {variant}
          </Typography>
        </Card>
      ))}
    </Box>
  );
}

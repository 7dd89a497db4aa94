import Card from '@mui/joy/Card';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const sizes = ['lg', 'md', 'sm'] as const;

export default function TypographyTitleBody() {
  return (
    <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
      {sizes.map((size) => (
        <Card key={size} size={size}>
          <div>
            <Typography level={`title-${size}`}>title-{size}</Typography>
            <Typography level={`body-${size}`}>
              body-{size}: the invoice is due on Friday.
            </Typography>
          </div>
        </Card>
      ))}
    </Stack>
  );
}

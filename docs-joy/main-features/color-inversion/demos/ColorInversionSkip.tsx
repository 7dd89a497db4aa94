import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function ColorInversionSkip() {
  return (
    <Card
      variant="solid"
      color="primary"
      invertedColors
      sx={{ maxWidth: 300, mx: 'auto' }}
    >
      <Typography level="title-lg">Your ticket</Typography>
      <Button>Send by mail</Button>
      <Sheet
        data-skip-inverted-colors
        variant="outlined"
        sx={{ p: 2, borderRadius: 'sm' }}
      >
        <Typography>Row C, seat 12</Typography>
        <Button variant="soft">Change seat</Button>
      </Sheet>
    </Card>
  );
}

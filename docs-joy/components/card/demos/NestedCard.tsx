import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';

export default function NestedCard() {
  return (
    <Card sx={{ width: 320, maxWidth: '100%' }}>
      <Typography level="title-lg">Order 5521</Typography>
      <Typography level="body-sm">Leaves the warehouse tonight</Typography>
      <Card variant="soft" size="sm">
        <Typography level="title-sm">Left in the first box</Typography>
        <Typography level="body-sm">Kettle, oat flakes, 2 filters</Typography>
      </Card>
    </Card>
  );
}

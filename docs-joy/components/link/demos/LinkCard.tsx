import Card from '@mui/joy/Card';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function LinkCard() {
  return (
    <Card variant="outlined" sx={{ width: 280 }}>
      <Typography level="title-md">
        <Link overlay underline="none" href="#overlay-prop">
          Order 218
        </Link>
      </Typography>
      <Typography level="body-sm">Three items, shipped on Monday</Typography>
    </Card>
  );
}

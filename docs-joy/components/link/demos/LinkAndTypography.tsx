import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function LinkAndTypography() {
  return (
    <div>
      <Typography level="h4" component="p" sx={{ mb: 1 }}>
        <Link href="#usage-with-typography">Order 218</Link> is on its way
      </Typography>
      <Typography level="body-sm" sx={{ maxWidth: 280 }}>
        The parcel left the warehouse on Monday. You can{' '}
        <Link href="#usage-with-typography">change the delivery date</Link>{' '}
        until tomorrow.
      </Typography>
    </div>
  );
}

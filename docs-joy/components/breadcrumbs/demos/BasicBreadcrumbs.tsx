import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function BasicBreadcrumbs() {
  return (
    <Breadcrumbs aria-label="Path of the invoice">
      <Link href="#basics">Customers</Link>
      <Link href="#basics">Acme Inc.</Link>
      <Typography aria-current="page">Invoice 1042</Typography>
    </Breadcrumbs>
  );
}

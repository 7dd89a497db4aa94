import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function BasicBreadcrumbs() {
  return (
    <Breadcrumbs aria-label="Path to wood screws">
      <Link href="#basic-breadcrumbs">Fasteners</Link>
      <Link href="#basic-breadcrumbs">Screws</Link>
      <Typography color="textPrimary">Wood screws</Typography>
    </Breadcrumbs>
  );
}

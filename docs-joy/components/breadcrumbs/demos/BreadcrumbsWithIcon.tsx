import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import Home from '@mui/icons-material/Home';
import Person from '@mui/icons-material/Person';

export default function BreadcrumbsWithIcon() {
  return (
    <Breadcrumbs aria-label="Path of the user">
      <Link href="#usage-with-link-and-typography" aria-label="Home">
        <Home />
      </Link>
      <Link href="#usage-with-link-and-typography" color="neutral">
        Users
      </Link>
      <Typography
        aria-current="page"
        variant="soft"
        color="primary"
        startDecorator={<Person />}
      >
        Ana Ruiz
      </Typography>
    </Breadcrumbs>
  );
}

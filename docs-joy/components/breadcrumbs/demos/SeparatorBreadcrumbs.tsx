import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import ArrowForward from '@mui/icons-material/ArrowForward';

const separators = {
  Text: '·',
  Icon: <ArrowForward fontSize="md" />,
};

export default function SeparatorBreadcrumbs() {
  return (
    <Stack>
      {Object.entries(separators).map(([name, separator]) => (
        <Breadcrumbs key={name} separator={separator} aria-label={name}>
          <Link href="#separators">Users</Link>
          <Link href="#separators">Ana Ruiz</Link>
          <Typography aria-current="page">Messages</Typography>
        </Breadcrumbs>
      ))}
    </Stack>
  );
}

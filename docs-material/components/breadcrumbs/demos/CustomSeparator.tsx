import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';

export default function CustomSeparator() {
  const theme = useTheme();
  const flip = theme.direction === 'rtl' ? 'scaleX(-1)' : undefined;

  return (
    <Stack spacing={2}>
      <Breadcrumbs separator="·" aria-label="Path to copper pipe">
        <Link href="#custom-separator">Plumbing</Link>
        <Link href="#custom-separator">Pipes</Link>
        <Typography color="textPrimary">Copper pipe</Typography>
      </Breadcrumbs>
      <Breadcrumbs
        separator={
          <ChevronRightIcon fontSize="small" sx={{ transform: flip }} />
        }
        aria-label="Path to floor drains"
      >
        <Link href="#custom-separator">Plumbing</Link>
        <Link href="#custom-separator">Drainage</Link>
        <Typography color="textPrimary">Floor drains</Typography>
      </Breadcrumbs>
    </Stack>
  );
}

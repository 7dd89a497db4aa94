import GrassIcon from '@mui/icons-material/Grass';
import StorefrontIcon from '@mui/icons-material/Storefront';
import WaterDropIcon from '@mui/icons-material/WaterDrop';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const row = { display: 'flex', alignItems: 'center', gap: 0.5 };

export default function IconBreadcrumbs() {
  return (
    <Breadcrumbs aria-label="Path to irrigation">
      <Link href="#breadcrumbs-with-icons" sx={row}>
        <StorefrontIcon fontSize="inherit" />
        Store
      </Link>
      <Link href="#breadcrumbs-with-icons" sx={row}>
        <GrassIcon fontSize="inherit" />
        Garden
      </Link>
      <Typography color="textPrimary" sx={row}>
        <WaterDropIcon fontSize="inherit" />
        Irrigation
      </Typography>
    </Breadcrumbs>
  );
}

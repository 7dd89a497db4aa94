import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function PageContainerBasic() {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Breadcrumbs aria-label="Path to hinges">
        <Link href="#page-header">Furniture fittings</Link>
        <Link href="#page-header">Door fittings</Link>
      </Breadcrumbs>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
      >
        <Typography variant="h4" component="p" sx={{ flexGrow: 1 }}>
          Hinges
        </Typography>
        <Button variant="contained">Compare types</Button>
      </Box>
      <Typography color="textSecondary">
        46 articles, 31 of them in stock
      </Typography>
    </Box>
  );
}

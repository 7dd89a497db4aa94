import Breadcrumbs, { breadcrumbsClasses } from '@mui/material/Breadcrumbs';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';

const AislePath = styled(Breadcrumbs)(({ theme }) => ({
  [`& .${breadcrumbsClasses.ol}`]: { rowGap: theme.spacing(1) },
  [`& .${breadcrumbsClasses.separator}`]: {
    marginInline: theme.spacing(0.75),
    color: (theme.vars ?? theme).palette.primary.main,
  },
}));

export default function CustomizedBreadcrumbs() {
  return (
    <AislePath separator="•" aria-label="Path to wall plugs">
      <Chip
        component="a"
        href="#customization"
        clickable
        variant="outlined"
        label="Aisle 12"
      />
      <Chip
        component="a"
        href="#customization"
        clickable
        variant="outlined"
        label="Fixings"
      />
      <Chip color="primary" label="Wall plugs" />
    </AislePath>
  );
}

import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const categories = [
  'Tools',
  'Power tools',
  'Drills',
  'Accessories',
  'Drill bits',
];

export default function CollapsedBreadcrumbs() {
  return (
    <Breadcrumbs
      maxItems={3}
      itemsAfterCollapse={2}
      expandText="Show all categories"
      aria-label="Path to masonry bits"
    >
      {categories.map((category) => (
        <Link key={category} href="#collapsed-breadcrumbs">
          {category}
        </Link>
      ))}
      <Typography color="textPrimary">Masonry bits</Typography>
    </Breadcrumbs>
  );
}

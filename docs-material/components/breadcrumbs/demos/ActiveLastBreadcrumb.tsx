import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';

const path = ['Paint', 'Exterior', 'Masonry paint'];

export default function ActiveLastBreadcrumb() {
  return (
    <Breadcrumbs aria-label="Path to masonry paint">
      {path.map((category, index) => (
        <Link
          key={category}
          href="#active-last-breadcrumb"
          color={index === path.length - 1 ? 'textPrimary' : 'primary'}
          aria-current={index === path.length - 1 ? 'page' : undefined}
        >
          {category}
        </Link>
      ))}
    </Breadcrumbs>
  );
}

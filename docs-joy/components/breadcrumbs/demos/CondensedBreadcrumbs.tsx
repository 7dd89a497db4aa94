import * as React from 'react';
import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Button from '@mui/joy/Button';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

const [first, ...hidden] = ['Home', 'Customers', 'Europe', 'Acme Inc.'];

// The button that had the focus is removed.
function focusLink(link: HTMLElement | null) {
  link?.focus();
}

export default function CondensedBreadcrumbs() {
  const [expanded, setExpanded] = React.useState(false);

  return (
    <Breadcrumbs aria-label="Short path">
      <Link href="#condensed-breadcrumbs">{first}</Link>
      {expanded ? (
        hidden.map((page, index) => (
          <Link
            key={page}
            ref={index === 0 ? focusLink : undefined}
            href="#condensed-breadcrumbs"
          >
            {page}
          </Link>
        ))
      ) : (
        <Button
          size="sm"
          variant="plain"
          color="neutral"
          aria-label="Show all pages"
          onClick={() => setExpanded(true)}
        >
          …
        </Button>
      )}
      <Typography aria-current="page">Invoice 1042</Typography>
    </Breadcrumbs>
  );
}

import * as React from 'react';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const names: Record<string, string> = {
  '/catalog': 'Catalog',
  '/catalog/lighting': 'Lighting',
  '/catalog/lighting/garden': 'Garden lights',
};

export default function RouterBreadcrumbs() {
  const [pathname, setPathname] = React.useState('/catalog/lighting');
  const addresses = Object.keys(names).filter((address) =>
    `${pathname}/`.startsWith(`${address}/`),
  );

  const follow = (event: React.MouseEvent, address: string) => {
    event.preventDefault();
    setPathname(address);
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Breadcrumbs aria-label="Current category">
        {addresses.map((address) =>
          address === pathname ? (
            <Typography key={address} color="textPrimary" aria-current="page">
              {names[address]}
            </Typography>
          ) : (
            <Link
              key={address}
              href={address}
              onClick={(event) => follow(event, address)}
            >
              {names[address]}
            </Link>
          ),
        )}
      </Breadcrumbs>
      <Button
        variant="outlined"
        onClick={() => setPathname('/catalog/lighting/garden')}
      >
        Browse garden lights
      </Button>
    </Stack>
  );
}

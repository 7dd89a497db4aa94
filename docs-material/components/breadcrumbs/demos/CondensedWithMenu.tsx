import * as React from 'react';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';

const hidden = ['Timber', 'Decking', 'Boards'];

export default function CondensedWithMenu() {
  const [dots, setDots] = React.useState<HTMLElement | null>(null);

  return (
    <React.Fragment>
      <Breadcrumbs aria-label="Path to larch boards">
        <Link href="#condensed-with-menu">Building</Link>
        <IconButton
          size="small"
          aria-label="More categories"
          aria-haspopup="menu"
          aria-expanded={dots !== null}
          onClick={(event) => setDots(event.currentTarget)}
        >
          <MoreHorizIcon fontSize="small" />
        </IconButton>
        <Typography color="textPrimary">Larch boards</Typography>
      </Breadcrumbs>
      <Menu
        anchorEl={dots}
        open={dots !== null}
        onClose={() => setDots(null)}
        slotProps={{ list: { 'aria-label': 'More categories' } }}
      >
        {hidden.map((category) => (
          <MenuItem
            key={category}
            component="a"
            href="#condensed-with-menu"
            onClick={() => setDots(null)}
          >
            {category}
          </MenuItem>
        ))}
      </Menu>
    </React.Fragment>
  );
}

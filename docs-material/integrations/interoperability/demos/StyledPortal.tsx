import * as React from 'react';
import Button from '@mui/material/Button';
import Menu, { menuClasses } from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';

const SceneMenu = styled(Menu)({
  [`& .${menuClasses.paper}`]: { backgroundColor: '#1b2a41', color: '#fff' },
});

export default function StyledPortal() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Load scene
      </Button>
      <SceneMenu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem onClick={close}>Rehearsal</MenuItem>
        <MenuItem onClick={close}>Concert</MenuItem>
      </SceneMenu>
    </>
  );
}

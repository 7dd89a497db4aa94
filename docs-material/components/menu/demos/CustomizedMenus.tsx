import Button from '@mui/material/Button';
import Menu, { menuClasses } from '@mui/material/Menu';
import MenuItem, { menuItemClasses } from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useMenu } from './usemenu';

const BinMenu = styled(Menu)(({ theme }) => ({
  [`& .${menuClasses.paper}`]: {
    marginBlockStart: theme.spacing(1),
    border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
    borderRadius: 12,
    boxShadow: 'none',
  },
  [`& .${menuItemClasses.root}`]: {
    ...theme.typography.body2,
    marginInline: theme.spacing(1),
    borderRadius: 8,
    [`&.${menuItemClasses.focusVisible}`]: {
      outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
      outlineOffset: -2,
    },
  },
}));

export default function CustomizedMenus() {
  const { button, menu, list, close } = useMenu('customized-menus-button');

  return (
    <div>
      <Button variant="contained" disableElevation {...button}>
        Rate take
      </Button>
      <BinMenu {...menu} slotProps={{ list }}>
        <MenuItem onClick={close}>Circled take</MenuItem>
        <MenuItem onClick={close}>Usable</MenuItem>
        <MenuItem onClick={close}>No good</MenuItem>
      </BinMenu>
    </div>
  );
}

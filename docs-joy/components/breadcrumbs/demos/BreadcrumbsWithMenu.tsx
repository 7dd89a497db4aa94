import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Link from '@mui/joy/Link';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Typography from '@mui/joy/Typography';
import MoreHoriz from '@mui/icons-material/MoreHoriz';

export default function BreadcrumbsWithMenu() {
  return (
    <Breadcrumbs aria-label="Path of the customer">
      <Link href="#condensed-with-menu">Home</Link>
      <Dropdown>
        <MenuButton
          aria-label="More pages"
          slots={{ root: IconButton }}
          slotProps={{ root: { size: 'sm' } }}
        >
          <MoreHoriz />
        </MenuButton>
        <Menu aria-label="More pages" size="sm" placement="bottom-start">
          {['Customers', 'Europe', 'Acme Inc.'].map((page) => (
            <MenuItem key={page} component="a" href="#condensed-with-menu">
              {page}
            </MenuItem>
          ))}
        </Menu>
      </Dropdown>
      <Typography aria-current="page">Invoice 1042</Typography>
    </Breadcrumbs>
  );
}

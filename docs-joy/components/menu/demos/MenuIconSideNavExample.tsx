import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Sheet from '@mui/joy/Sheet';
import Inventory from '@mui/icons-material/Inventory';
import People from '@mui/icons-material/People';
import Receipt from '@mui/icons-material/Receipt';

const areas = [
  { name: 'Orders', Icon: Inventory, pages: ['Open', 'Shipped', 'Returned'] },
  { name: 'Invoices', Icon: Receipt, pages: ['Drafts', 'Sent', 'Overdue'] },
  { name: 'Users', Icon: People, pages: ['Members', 'Guests'] },
];

export default function MenuIconSideNavExample() {
  return (
    <Sheet
      component="nav"
      aria-label="Tools"
      variant="outlined"
      sx={{ display: 'flex', flexDirection: 'column', gap: 1, p: 1 }}
    >
      {areas.map(({ name, Icon, pages }) => (
        <Dropdown key={name}>
          <MenuButton aria-label={name} slots={{ root: IconButton }}>
            <Icon />
          </MenuButton>
          <Menu aria-label={name} placement="right-start">
            {pages.map((page) => (
              <MenuItem
                key={page}
                component="a"
                href={`#${page.toLowerCase()}`}
              >
                {page}
              </MenuItem>
            ))}
          </Menu>
        </Dropdown>
      ))}
    </Sheet>
  );
}

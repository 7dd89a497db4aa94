import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Apps from '@mui/icons-material/Apps';
import BarChart from '@mui/icons-material/BarChart';
import CalendarMonth from '@mui/icons-material/CalendarMonth';
import Chat from '@mui/icons-material/Chat';
import Inventory from '@mui/icons-material/Inventory';
import People from '@mui/icons-material/People';
import Receipt from '@mui/icons-material/Receipt';

const apps = {
  Invoices: Receipt,
  Orders: Inventory,
  Users: People,
  Messages: Chat,
  Calendar: CalendarMonth,
  Reports: BarChart,
};

export default function AppsMenu() {
  return (
    <Dropdown>
      <MenuButton
        aria-label="Apps"
        slots={{ root: IconButton }}
        slotProps={{ root: { variant: 'outlined', color: 'neutral' } }}
      >
        <Apps />
      </MenuButton>
      <Menu
        aria-label="Apps"
        variant="solid"
        invertedColors
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(3, 88px)',
          gap: 1,
          '--List-padding': '0.5rem',
          '--ListItem-radius': '8px',
        }}
      >
        {Object.entries(apps).map(([name, Icon]) => (
          <MenuItem key={name} orientation="vertical">
            <Icon />
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}

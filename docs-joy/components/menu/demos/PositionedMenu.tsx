import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';

const placements = [
  'top-start',
  'top-end',
  'bottom-start',
  'bottom-end',
] as const;

export default function PositionedMenu() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {placements.map((placement) => (
        <Dropdown key={placement}>
          <MenuButton sx={{ width: 130 }}>{placement}</MenuButton>
          <Menu placement={placement} aria-label="Project">
            <MenuItem>Rename</MenuItem>
            <MenuItem>Archive</MenuItem>
          </Menu>
        </Dropdown>
      ))}
    </Stack>
  );
}

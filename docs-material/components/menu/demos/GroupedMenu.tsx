import Button from '@mui/material/Button';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useMenu } from './usemenu';

const effects = [
  { group: 'Transitions', names: ['Cross dissolve', 'Dip to black'] },
  { group: 'Sound', names: ['Room reverb', 'Hum filter', 'Limiter'] },
];

export default function GroupedMenu() {
  const { button, menu, list, close } = useMenu('grouped-menu-button');

  return (
    <div>
      <Button {...button}>Apply effect</Button>
      <Menu {...menu} slotProps={{ list }}>
        {effects.flatMap(({ group, names }) => [
          <ListSubheader key={group} role="presentation">
            {group}
          </ListSubheader>,
          ...names.map((name) => (
            <MenuItem
              key={name}
              aria-label={`${name}, ${group}`}
              onClick={close}
            >
              {name}
            </MenuItem>
          )),
        ])}
      </Menu>
    </div>
  );
}

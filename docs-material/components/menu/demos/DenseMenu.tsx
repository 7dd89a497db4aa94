import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useMenu } from './usemenu';

const columns = [
  'Timecode',
  'Duration',
  'Frame rate',
  'Codec',
  'Camera',
  'Take notes',
];

export default function DenseMenu() {
  const { button, menu, list } = useMenu('dense-menu-button');
  const [shown, setShown] = React.useState(['Timecode', 'Duration']);

  const toggle = (column: string) =>
    setShown((current) =>
      current.includes(column)
        ? current.filter((name) => name !== column)
        : [...current, column],
    );

  return (
    <div>
      <Button size="small" {...button}>
        Columns ({shown.length})
      </Button>
      <Menu {...menu} slotProps={{ list: { ...list, dense: true } }}>
        {columns.map((column) => (
          <MenuItem
            key={column}
            role="menuitemcheckbox"
            aria-checked={shown.includes(column)}
            onClick={() => toggle(column)}
          >
            {shown.includes(column) && (
              <ListItemIcon>
                <CheckIcon fontSize="small" />
              </ListItemIcon>
            )}
            <ListItemText inset={!shown.includes(column)}>
              {column}
            </ListItemText>
          </MenuItem>
        ))}
        <Divider component="li" />
        <MenuItem onClick={() => setShown([])}>
          <ListItemText inset>Hide all</ListItemText>
        </MenuItem>
      </Menu>
    </div>
  );
}

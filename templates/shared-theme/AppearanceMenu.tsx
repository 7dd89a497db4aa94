import CheckIcon from '@mui/icons-material/Check';
import PaletteOutlinedIcon from '@mui/icons-material/PaletteOutlined';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useId, useState } from 'react';
import { useAppearance } from './appearance';

interface ChoiceGroup {
  heading: string;
  /** What is chosen now. */
  value: string | undefined;
  choices: readonly { value: string; label: string; choose: () => void }[];
}

function useChoiceGroups(): ChoiceGroup[] {
  const { look, setLook, direction, setDirection } = useAppearance();
  const { mode, setMode } = useColorScheme();
  return [
    {
      heading: 'Look',
      value: look,
      choices: [
        { value: 'custom', label: 'Custom theme', choose: () => setLook('custom') },
        { value: 'material', label: 'Material Design 2', choose: () => setLook('material') },
      ],
    },
    {
      heading: 'Color mode',
      value: mode,
      choices: [
        { value: 'light', label: 'Light', choose: () => setMode('light') },
        { value: 'dark', label: 'Dark', choose: () => setMode('dark') },
        { value: 'system', label: 'System', choose: () => setMode('system') },
      ],
    },
    {
      heading: 'Direction',
      value: direction,
      choices: [
        { value: 'ltr', label: 'Left to right', choose: () => setDirection('ltr') },
        { value: 'rtl', label: 'Right to left', choose: () => setDirection('rtl') },
      ],
    },
  ];
}

/** A button that opens a menu with the look, the color mode and the text direction. */
export default function AppearanceMenu() {
  const groups = useChoiceGroups();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const isOpen = anchor !== null;
  return (
    <>
      <Tooltip title="Appearance">
        <IconButton
          id={`${id}-button`}
          color="inherit"
          aria-label="Appearance"
          aria-haspopup="menu"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-menu` : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <PaletteOutlinedIcon />
        </IconButton>
      </Tooltip>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={isOpen}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': `${id}-button`, dense: true } }}
      >
        {groups.flatMap(({ heading, value, choices }, index) => [
          index > 0 && <Divider key={`${heading}-divider`} />,
          <ListSubheader key={heading} role="presentation" sx={{ lineHeight: 2.5 }}>
            {heading}
          </ListSubheader>,
          ...choices.map((choice) => (
            <MenuItem
              key={choice.value}
              role="menuitemradio"
              aria-checked={choice.value === value}
              onClick={choice.choose}
            >
              <ListItemIcon>
                {choice.value === value && <CheckIcon fontSize="small" />}
              </ListItemIcon>
              <ListItemText>{choice.label}</ListItemText>
            </MenuItem>
          )),
        ])}
      </Menu>
    </>
  );
}

import type { Presets } from '@site/src/playground/types';

const ITEMS = `
  <ListItem><ListItemText primary="Rye" secondary="12 kg" /></ListItem>
  <ListItem><ListItemText primary="Spelt" secondary="7 kg" /></ListItem>
`;

const presets: Presets = {
  Drawer: {
    props: { children: { code: `<List>${ITEMS}</List>` } },
    opener: true,
  },
  SwipeableDrawer: {
    props: {
      open: false,
      onOpen: { code: '() => {}' },
      children: { code: `<List>${ITEMS}</List>` },
    },
    opener: true,
  },
};

export default presets;

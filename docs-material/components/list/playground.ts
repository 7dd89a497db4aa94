import type { Presets } from '@site/src/playground/types';

const IN_LIST = `
  <List>
    <Here />
  </List>
`;

const ITEMS = `
  <ListItem><ListItemText primary="Rye" secondary="12 kg" /></ListItem>
  <ListItem><ListItemText primary="Spelt" secondary="7 kg" /></ListItem>
`;

const presets: Presets = {
  List: { props: { children: { code: ITEMS } }, width: 280 },
  ListItem: { props: { children: 'Rye' }, around: IN_LIST, width: 280 },
  ListItemAvatar: {
    props: { children: { code: '<Avatar>R</Avatar>' } },
    around: `
      <ListItem component="div">
        <Here />
        <ListItemText primary="Rye" />
      </ListItem>
    `,
  },
  ListItemButton: {
    props: { children: 'Rye' },
    around: `
      <List>
        <ListItem disablePadding>
          <Here />
        </ListItem>
      </List>
    `,
    width: 280,
  },
  ListItemIcon: {
    props: { children: { code: '<StarIcon />' } },
    around: `
      <ListItem component="div">
        <Here />
        <ListItemText primary="Rye" />
      </ListItem>
    `,
  },
  ListItemSecondaryAction: {
    props: { children: '12 kg' },
    around: `
      <List>
        <ListItem>
          <ListItemText primary="Rye" />
          <Here />
        </ListItem>
      </List>
    `,
    width: 280,
  },
  ListItemText: { props: { primary: 'Rye', secondary: '12 kg' } },
  ListSubheader: { props: { children: 'Grains' }, around: IN_LIST, width: 280 },
};

export default presets;

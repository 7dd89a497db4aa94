import type { Presets } from '@site/src/playground/types';

const IN_LIST = `
  <List>
    <Here />
  </List>
`;

const ITEMS = `
  <ListItem>Orders</ListItem>
  <ListItem>Invoices</ListItem>
  <ListItem>Users</ListItem>
`;

const presets: Presets = {
  List: { props: { children: { code: ITEMS } }, width: 240 },
  ListDivider: {
    around: `
      <List component="div">
        <ListItem>Orders</ListItem>
        <Here />
        <ListItem>Invoices</ListItem>
      </List>
    `,
    hide: ['children'],
    width: 240,
  },
  ListItem: { props: { children: 'Orders' }, around: IN_LIST, width: 240 },
  ListItemButton: {
    props: { children: 'Orders' },
    around: `
      <List>
        <ListItem>
          <Here />
        </ListItem>
      </List>
    `,
    width: 240,
  },
  ListItemContent: {
    props: { children: 'Orders' },
    around: `
      <ListItem component="div">
        <Here />
      </ListItem>
    `,
    width: 240,
  },
  ListItemDecorator: {
    props: { children: { code: '<StarIcon />' } },
    around: `
      <ListItem component="div">
        <Here />
        Orders
      </ListItem>
    `,
    width: 240,
  },
  ListSubheader: {
    props: { children: 'Folders' },
    around: `
      <List component="div">
        <Here />
      </List>
    `,
    width: 240,
  },
};

export default presets;

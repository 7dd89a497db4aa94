import type { Presets } from '@site/src/playground/types';

const IN_LIST = `
  <List>
    <Here />
  </List>
`;

const ITEMS = `
  <ListItem>Rye</ListItem>
  <ListItem>Spelt</ListItem>
  <ListItem>Oats</ListItem>
`;

const presets: Presets = {
  List: { props: { children: { code: ITEMS } }, width: 240 },
  ListDivider: {
    around: `
      <List component="div">
        <ListItem>Rye</ListItem>
        <Here />
        <ListItem>Spelt</ListItem>
      </List>
    `,
    hide: ['children'],
    width: 240,
  },
  ListItem: { props: { children: 'Rye' }, around: IN_LIST, width: 240 },
  ListItemButton: {
    props: { children: 'Rye' },
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
    props: { children: 'Rye' },
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
        Rye
      </ListItem>
    `,
    width: 240,
  },
  ListSubheader: {
    props: { children: 'Grains' },
    around: `
      <List component="div">
        <Here />
      </List>
    `,
    width: 240,
  },
};

export default presets;

import type { Preset, Presets } from '@site/src/playground/types';

const MENU_ITEMS = `
  <MenuItem value={1}>Rye</MenuItem>
  <MenuItem value={2}>Spelt</MenuItem>
  <MenuItem value={3}>Oats</MenuItem>
`;

const PLACED: Preset = {
  props: { open: false, anchorEl: { code: 'anchor' } },
  opener: true,
};

const presets: Presets = {
  Menu: { props: { ...PLACED.props, children: { code: MENU_ITEMS } }, opener: true },
  MenuItem: {
    props: { children: 'Rye' },
    around: `
      <MenuList>
        <Here />
        <MenuItem>Spelt</MenuItem>
      </MenuList>
    `,
  },
  MenuList: { props: { children: { code: MENU_ITEMS } }, around: '<Paper>\n  <Here />\n</Paper>' },
};

export default presets;

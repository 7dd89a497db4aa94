import type { Presets } from '@site/src/playground/types';

const IN_MENU = `
  <MenuList>
    <Here />
    <MenuItem>Print</MenuItem>
  </MenuList>
`;

const DROPDOWN = "import Dropdown from '@mui/joy/Dropdown';";

const MENU_ITEMS = `
  <MenuItem>Download</MenuItem>
  <MenuItem>Print</MenuItem>
`;

const presets: Presets = {
  Menu: {
    imports: [DROPDOWN],
    props: { open: false, anchorEl: { code: 'anchor' }, children: { code: MENU_ITEMS } },
    around: '<Dropdown>\n  <Here />\n</Dropdown>',
    opener: true,
  },
  MenuButton: {
    imports: [DROPDOWN],
    props: { children: 'Invoice' },
    around: `
      <Dropdown>
        <Here />
        <Menu>
          <MenuItem>Download</MenuItem>
        </Menu>
      </Dropdown>
    `,
  },
  MenuItem: { props: { children: 'Download' }, around: IN_MENU },
  MenuList: { props: { children: { code: MENU_ITEMS } } },
};

export default presets;

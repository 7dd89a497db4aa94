import type { Presets } from '@site/src/playground/types';

const ITEMS = `
  <ListItem>Orders</ListItem>
  <ListItem>Invoices</ListItem>
  <ListItem>Users</ListItem>
`;

const presets: Presets = {
  Drawer: {
    props: {
      open: false,
      children: {
        code: `<ModalClose aria-label="Close" />\n<DialogTitle>Areas</DialogTitle>\n<List>${ITEMS}</List>`,
      },
    },
    opener: true,
  },
};

export default presets;

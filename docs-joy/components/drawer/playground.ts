import type { Presets } from '@site/src/playground/types';

const ITEMS = `
  <ListItem>Rye</ListItem>
  <ListItem>Spelt</ListItem>
  <ListItem>Oats</ListItem>
`;

const presets: Presets = {
  Drawer: {
    props: {
      open: false,
      children: {
        code: `<ModalClose />\n<DialogTitle>Grains</DialogTitle>\n<List>${ITEMS}</List>`,
      },
    },
    opener: true,
  },
};

export default presets;

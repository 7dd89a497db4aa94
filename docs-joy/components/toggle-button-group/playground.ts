import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  ToggleButtonGroup: {
    props: {
      'aria-label': 'View',
      value: { code: "'list'" },
      children: {
        code: '<Button value="list">List</Button>\n<Button value="grid">Grid</Button>',
      },
    },
  },
};

export default presets;

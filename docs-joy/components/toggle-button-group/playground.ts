import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  ToggleButtonGroup: {
    props: {
      'aria-label': 'Grind',
      value: { code: "'fine'" },
      children: {
        code: '<Button value="fine">Fine</Button>\n<Button value="coarse">Coarse</Button>',
      },
    },
  },
};

export default presets;

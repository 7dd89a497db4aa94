import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  ButtonGroup: {
    props: {
      variant: 'outlined',
      children: { code: '<Button>Fine</Button>\n<Button>Medium</Button>\n<Button>Coarse</Button>' },
    },
  },
};

export default presets;

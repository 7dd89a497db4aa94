import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Tooltip: {
    props: {
      title: 'Ground this morning',
      describeChild: true,
      children: { code: '<Button>Rye</Button>' },
    },
  },
};

export default presets;

import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Tooltip: {
    props: {
      title: 'The customer receives an email',
      describeChild: true,
      children: { code: '<Button>Send invoice</Button>' },
    },
  },
};

export default presets;

import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  ButtonGroup: {
    props: {
      'aria-label': 'Message',
      children: {
        code: '<Button>Reply</Button>\n<Button>Forward</Button>\n<Button>Delete</Button>',
      },
    },
  },
};

export default presets;

import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Textarea: {
    props: { 'aria-label': 'Message', placeholder: 'Write a message', minRows: 2 },
    width: 280,
  },
};

export default presets;

import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  TextareaAutosize: {
    props: { minRows: 3, 'aria-label': 'Message', defaultValue: { code: "'Please ring twice.'" } },
  },
};

export default presets;

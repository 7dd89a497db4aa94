import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Textarea: { props: { placeholder: 'Please ring twice.', minRows: 2 }, width: 280 },
};

export default presets;

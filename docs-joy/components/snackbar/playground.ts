import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Snackbar: { props: { open: false, children: 'Order saved' }, opener: true },
};

export default presets;

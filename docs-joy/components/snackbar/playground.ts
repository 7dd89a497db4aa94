import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Snackbar: { props: { open: false, children: 'Order placed' }, opener: true },
};

export default presets;

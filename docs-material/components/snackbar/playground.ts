import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Snackbar: { props: { message: 'Order placed' }, opener: true },
  SnackbarContent: { props: { message: 'Order placed' }, hide: ['role'] },
};

export default presets;

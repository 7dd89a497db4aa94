import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Fab: { props: { color: 'primary', 'aria-label': 'Add', children: { code: '<AddIcon />' } } },
};

export default presets;

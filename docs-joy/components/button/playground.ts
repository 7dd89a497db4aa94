import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Button: { props: { children: 'Place order' } },
  IconButton: { props: { 'aria-label': 'Favorite', children: { code: '<FavoriteIcon />' } } },
};

export default presets;

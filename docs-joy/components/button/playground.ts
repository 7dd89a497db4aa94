import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Button: { props: { children: 'Grind' } },
  IconButton: { props: { 'aria-label': 'Favorite', children: { code: '<FavoriteIcon />' } } },
};

export default presets;

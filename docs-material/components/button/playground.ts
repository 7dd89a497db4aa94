import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Button: { props: { variant: 'contained', children: 'Grind' } },
  ButtonBase: { props: { children: 'Grind' } },
  IconButton: { props: { 'aria-label': 'Favorite', children: { code: '<FavoriteIcon />' } } },
};

export default presets;

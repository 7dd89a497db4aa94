import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Link: { props: { href: '#playground', children: 'All kinds of flour' } },
};

export default presets;

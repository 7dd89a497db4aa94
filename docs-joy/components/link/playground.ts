import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Link: { props: { href: '#playground', children: 'All invoices' } },
};

export default presets;

import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Badge: { props: { badgeContent: 4, color: 'primary', children: { code: '<MailIcon />' } } },
};

export default presets;

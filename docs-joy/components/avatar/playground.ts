import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Avatar: { props: { children: 'AR' } },
  AvatarGroup: {
    props: { children: { code: '<Avatar>A</Avatar>\n<Avatar>B</Avatar>\n<Avatar>C</Avatar>' } },
  },
};

export default presets;

import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Avatar: { props: { children: 'M' } },
  AvatarGroup: {
    props: {
      children: {
        code: '<Avatar>A</Avatar>\n<Avatar>B</Avatar>\n<Avatar>C</Avatar>\n<Avatar>D</Avatar>',
      },
    },
  },
};

export default presets;

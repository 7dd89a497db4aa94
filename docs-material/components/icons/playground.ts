import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Icon: { props: { children: { code: "'★'" } } },
  SvgIcon: {
    props: { children: { code: '<path d="M12 2 2 22h20z" />' } },
  },
};

export default presets;

import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  SvgIcon: { props: { children: { code: '<path d="M12 2 2 22h20z" />' } } },
};

export default presets;

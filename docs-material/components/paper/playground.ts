import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Paper: { props: { children: 'Fresh flour', sx: { code: '{ p: 3 }' } } },
};

export default presets;

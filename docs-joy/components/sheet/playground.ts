import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Sheet: { props: { variant: 'outlined', sx: { code: '{ p: 3 }' }, children: 'Fresh flour' } },
};

export default presets;

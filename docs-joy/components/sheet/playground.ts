import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Sheet: { props: { variant: 'outlined', sx: { code: '{ p: 3 }' }, children: 'Order 5518' } },
};

export default presets;

import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Box: { props: { sx: { code: "{ p: 3, border: '1px dashed' }" }, children: 'Order 218' } },
};

export default presets;

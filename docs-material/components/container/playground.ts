import type { Presets } from '@site/src/playground/types';

const BOX = '<Paper sx={{ p: 3 }}>Fresh flour</Paper>';

const presets: Presets = {
  Container: { props: { maxWidth: 'xs', children: { code: BOX } }, width: 560 },
};

export default presets;

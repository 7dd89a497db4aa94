import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Alert: { props: { children: 'The office is closed on Monday.' }, width: 360 },
};

export default presets;

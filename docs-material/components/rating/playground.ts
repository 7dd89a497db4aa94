import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Rating: { props: { name: 'flour-rating' } },
};

export default presets;

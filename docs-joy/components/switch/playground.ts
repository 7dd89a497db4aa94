import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Switch: { props: { slotProps: { code: "{ input: { 'aria-label': 'Reminders' } }" } } },
};

export default presets;

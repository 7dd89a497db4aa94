import type { Patch } from 'docusaurus-speed/patches';

export const patch: Patch = {
  does: "Changes `left` to `inset-inline-start` in the server's HTML of sliders.",
  code: ['src/demos/libraries/logical-sliders.ts'],
  upstream: ['@mui/material', '@mui/joy'],
  gain: {
    kind: 'defect',
    test: 'src/demos/libraries/logical-sliders.test.tsx',
    text: 'Sliders would move when they hydrate from right to left.',
  },
  guard: 'A unit test renders the sliders of both libraries.',
  removeWhen: 'The libraries position the parts of a slider with logical properties.',
};

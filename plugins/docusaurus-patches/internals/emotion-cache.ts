import type { Patch } from 'docusaurus-speed/patches';

export const patch: Patch = {
  does: "Replaces `insert` of emotion's caches, reads the current one with `__unsafe_useEmotionCache`, and removes the fallbacks of Joy UI's variables.",
  code: [
    'src/demos/emotion/create-bidi-cache.ts',
    'src/demos/libraries/joy/without-fallbacks.ts',
    'src/demos/island/ServerIsland.tsx',
  ],
  upstream: ['@emotion/cache', '@emotion/react', '@mui/joy'],
  gain: {
    kind: 'defect',
    test: 'src/demos/emotion/create-bidi-cache.test.tsx',
    text: 'Demos would have the wrong side from right to left until their scripts have run.',
  },
  guard: 'Types, unit tests of both directions, and browser tests of demos from right to left.',
  removeWhen: 'Emotion can write rules for both directions into a cascade layer.',
};

import path from 'node:path';

/**
 * TypeScript's compiler in native code, which needs half the time of the one in JavaScript. It has
 * no API yet, so what reads types in the build and the lint rules still use `typescript`. Both
 * packages provide a command `tsc`, so it is called by its path.
 */
export const TSC = path.join(
  path.dirname(require.resolve('typescript-native/package.json')),
  'bin/tsc',
);

import { LIBRARIES } from '../../../src/demos/libraries';

export default Object.fromEntries(
  Object.entries(LIBRARIES).map(([id, { font }]) => [
    id,
    (font?.preloaded ?? []).map((weight) => `/${font!.package}-${weight}.woff2`),
  ]),
);

import { LIBRARIES } from '../../../src/demos/libraries';

export default Object.fromEntries(
  Object.entries(LIBRARIES).map(([id, { sandbox }]) => [id, sandbox]),
);

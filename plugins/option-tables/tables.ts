import { optionSchema as apiReference } from '../api-reference/options';
import { optionSchema as demoFrames } from '../demo-frames/options';
import { DEMO_OPTIONS } from '../demos/demo-options';
import { optionSchema as demos } from '../demos/options';
import { OPTIONAL_FIELDS, REQUIRED_FIELDS } from '../docs-instances/front-matter-fields';
import { FENCE_OPTIONS } from '../highlight/fence-meta';
import { joiRows } from './joi-rows';
import { rowsOf } from './option';
import type { OptionRow } from './option';

/** The tables that a page can show, each from what validates the options. */
export const TABLES: Readonly<Record<string, () => OptionRow[]>> = {
  'front-matter': () => [...rowsOf(REQUIRED_FIELDS, true), ...rowsOf(OPTIONAL_FIELDS)],
  demo: () => rowsOf(DEMO_OPTIONS),
  'code-block': () => rowsOf(FENCE_OPTIONS),
  'plugin-demos': () => joiRows(demos),
  'plugin-api-reference': () => joiRows(apiReference),
  'plugin-demo-frames': () => joiRows(demoFrames),
};

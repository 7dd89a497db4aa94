import { optionSchema as apiReference } from '../api-reference/options';
import { optionSchema as demoFrames } from '../demo-frames/options';
import { DEMO_OPTIONS } from '../demos/demo-options';
import { optionSchema as demos } from '../demos/options';
import { OPTIONAL_FIELDS, REQUIRED_FIELDS } from '../docs-instances/front-matter-fields';
import { FENCE_OPTIONS } from '../highlight/fence-meta';
import { PATCHES } from '../docusaurus-patches/patches';
import { joiRows } from './joi-rows';
import { optionCells, rowsOf } from './option';
import type { Cells, OptionRow } from './option';

/** The options of each table, from what validates them. */
export const OPTIONS: Readonly<Record<string, () => OptionRow[]>> = {
  'front-matter': () => [...rowsOf(REQUIRED_FIELDS, true), ...rowsOf(OPTIONAL_FIELDS)],
  demo: () => rowsOf(DEMO_OPTIONS),
  'code-block': () => rowsOf(FENCE_OPTIONS),
  'plugin-demos': () => joiRows(demos),
  'plugin-api-reference': () => joiRows(apiReference),
  'plugin-demo-frames': () => joiRows(demoFrames),
};

function patchCells(): Cells {
  return {
    head: ['Patch', 'What it does and gains', 'What fails, and when it can go'],
    rows: Object.entries(PATCHES).map(([name, { does, gain, guard, removeWhen }]) => [
      `\`${name}\``,
      `${does} ${gain}`,
      `${guard} It can go when this holds: ${removeWhen}`,
    ]),
  };
}

/** The tables that a page can show. */
export const TABLES: Readonly<Record<string, () => Cells>> = {
  ...Object.fromEntries(
    Object.entries(OPTIONS).map(([name, rows]) => [name, () => optionCells(rows())]),
  ),
  'docusaurus-patches': patchCells,
};

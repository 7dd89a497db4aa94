import { demoOptions } from '../../../src/demos/schema';
import { optionSchema as apiReference } from '../../reference/api-reference/options';
import { optionSchema as demoFrames } from '../demo-frames/options';
import { optionSchema as demos } from '../demos/options';
import { DEPENDENCIES, PATCHES } from '../../docusaurus-patches/patches';
import { frontMatter } from '../front-matter/schema';
import { FENCE_OPTIONS } from '../code-blocks/fence-meta';
import { optionCells } from './cells';
import type { Cells, OptionRow } from './cells';
import { LIBRARY_TABLES } from './library-cells';
import { schemaRows } from './schema-rows';

/** The options of each table, from what validates them. */
export const OPTIONS = {
  'front-matter': () => schemaRows(frontMatter),
  demo: () => schemaRows(demoOptions),
  'code-block': () =>
    Object.entries(FENCE_OPTIONS).map(([name, option]) => ({ name, required: false, ...option })),
  'plugin-demos': () => schemaRows(demos),
  'plugin-api-reference': () => schemaRows(apiReference),
  'plugin-demo-frames': () => schemaRows(demoFrames),
} satisfies Readonly<Record<string, () => OptionRow[]>>;

function patchCells(): Cells {
  return {
    head: ['Patch', 'What it does and gains', 'What fails, and when it can go'],
    rows: Object.entries({ ...PATCHES, ...DEPENDENCIES }).map(
      ([name, { does, gain, guard, removeWhen }]) => [
        `\`${name}\``,
        `${does} ${gain.text}`,
        `${guard} It can go when this holds: ${removeWhen}`,
      ],
    ),
  };
}

/** The tables that a page can show. */
export const TABLES: Readonly<Record<string, () => Cells>> = {
  ...Object.fromEntries(
    Object.entries(OPTIONS).map(([name, rows]) => [name, () => optionCells(rows())]),
  ),
  'docusaurus-patches': patchCells,
  ...LIBRARY_TABLES,
};

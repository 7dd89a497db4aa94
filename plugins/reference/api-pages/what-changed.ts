import { isUnchanged } from 'react-component-api/compare';
import { compareLink } from '../../../src/api/compare-link';
import type { ComponentApi, ReleaseChanges } from '../../../src/api/types';

/** Maximum number of names listed per kind; the comparison lists all. */
const NAMES = 6;

const KINDS = ['added', 'changed', 'deprecated', 'removed'] as const;

const PARTS = [
  ['props', 'prop', 'props'],
  ['slots', 'slot', 'slots'],
  ['classes', 'class', 'classes'],
] as const;

function stepText(step: ReleaseChanges): string {
  const phrases = PARTS.flatMap(([part, one, many]) =>
    KINDS.flatMap((kind) => {
      const names = step[part].filter((change) => change.kind === kind);
      const shown = names.slice(0, NAMES).map(({ name }) => `\`${name}\``);
      const rest = names.length > NAMES ? ` and ${names.length - NAMES} more` : '';
      const noun = names.length === 1 ? one : many;
      return names.length === 0 ? [] : [`${kind} ${noun} ${shown.join(', ')}${rest}`];
    }),
  );
  const ofSystemProps = step.systemProps && `${step.systemProps} style props such as \`mt\``;
  return [...phrases, ...(ofSystemProps ? [ofSystemProps] : [])].join('; ');
}

/**
 * The changes of the components that a page is about, between documented releases.
 *
 * @returns Items of a list in Markdown; empty without changes or earlier releases.
 */
export function whatChanged(components: readonly ComponentApi[]): string[] {
  return components.flatMap(({ name, product, since, changes = [] }) =>
    [
      ...(since === undefined ? [] : [`new in v${since}`]),
      ...changes
        .filter((step) => !isUnchanged(step))
        .map((step) => {
          const link = compareLink(product, name, step.from, step.to);
          return `${stepText(step)} ([${name} ${step.from} → ${step.to}](${link}))`;
        }),
    ].map((text) => `- \`<${name} />\`: ${text}`),
  );
}

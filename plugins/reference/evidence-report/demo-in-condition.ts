import { compressToEncodedURIComponent } from 'lz-string';
import type { RootContent } from 'mdast';
import type { Condition } from 'accessibility-evidence';
import { visit } from 'unist-util-visit';

/** The parts of `DemoState` that show a condition, in the order in which a link prefers them. */
const STATES = new Map<Condition, Record<string, string | number>>([
  ['light', { mode: 'light' }],
  ['dark', { mode: 'dark' }],
  ['rtl', { direction: 'rtl' }],
  ['compact', { density: 'compact' }],
  ['width-320', { width: 320 }],
]);

/**
 * The address of a demo on its page, in the first condition that a link can show. A failure in both color
 * modes is visible without one.
 */
export function demoInCondition(name: string, conditions: readonly Condition[] = []): string {
  const isAlways = conditions.includes('light') && conditions.includes('dark');
  const [, look] = [...STATES].find(([one]) => !isAlways && conditions.includes(one)) ?? [];
  const state = look && { variant: 'TS', ...look };
  return `#${name}${state ? `?s=${compressToEncodedURIComponent(JSON.stringify(state))}` : ''}`;
}

/**
 * Leaves the links to demos with a state out of Docusaurus's check of anchors, which knows only the names of
 * demos.
 */
export function uncheckedStates(nodes: RootContent[]): RootContent[] {
  visit({ type: 'root', children: nodes }, 'link', ({ url, children }, index, parent) => {
    if (parent && index !== undefined && /^#\w+\?s=/.test(url)) {
      parent.children[index] = {
        type: 'mdxJsxTextElement',
        name: 'a',
        attributes: [
          { type: 'mdxJsxAttribute', name: 'href', value: url },
          { type: 'mdxJsxAttribute', name: 'data-noBrokenLinkCheck' },
        ],
        children,
      };
    }
  });
  return nodes;
}

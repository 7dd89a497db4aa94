import type { Text } from 'mdast';
import { visit } from 'unist-util-visit';
import { placeOf } from '../outline';
import type { PageRule } from './rule';

/** Callouts that appear as the text ":::note", because their opening line has a syntax error. */
export const callout: PageRule = {
  id: 'callout',
  level: 'error',
  check({ tree }) {
    const reports: ReturnType<PageRule['check']> = [];
    visit(tree, 'text', (node: Text) => {
      const [, opening] = /^:::(\w+.*)/m.exec(node.value) ?? [];
      if (opening) {
        reports.push({
          ...placeOf(node),
          message: `The callout ":::${opening}" appears as plain text.`,
          cure: 'Put its title in brackets, without a space: :::note[Title]; add blank lines around its text.',
        });
      }
    });
    return reports;
  },
};

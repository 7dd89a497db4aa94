import { inOrder } from 'mdx-doctor';
import type { Finding } from 'mdx-doctor';
import { isWorking } from './check-url';
import type { LinkState } from './check-url';
import type { ExternalLink } from './links-of-site';

/** Statuses of hosts that refuse programs or are busy, which say nothing about the page. */
const isUnclear = (status: number) => [401, 403, 407, 429, 999].includes(status) || status >= 500;

/** The broken links, and as warnings those that can't be checked. */
export function findingsOf(
  links: readonly ExternalLink[],
  states: ReadonlyMap<string, LinkState>,
): Finding[] {
  const findings = links.flatMap(({ url, file, line }): Finding[] => {
    const state = states.get(url);
    if (!state || isWorking(state)) {
      return [];
    }
    const unclear = 'status' in state && isUnclear(state.status);
    const answer = 'status' in state ? `status ${state.status}` : `no answer (${state.error})`;
    return [
      {
        ...{ rule: 'external-link', file, line },
        level: unclear ? 'warning' : 'error',
        message: `${url} has ${answer}.`,
        cure: unclear
          ? 'Open it in a browser; if it works, add it to addresses/external-links.json.'
          : 'Correct the address, or link to another page.',
      },
    ];
  });
  return inOrder(findings);
}

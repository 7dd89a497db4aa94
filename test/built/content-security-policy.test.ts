import { createHash } from 'node:crypto';
import { load } from 'cheerio';
import { htmlFiles } from '../../plugins/shared/html-files';
import { BUILD_DIR } from '../../scripts/shared/root';
import { readBuilt } from './support/read-built';

/** Types of scripts that don't run. */
const DATA = /^application\/(?:ld\+)?json$/;

const POLICY = 'meta[http-equiv="Content-Security-Policy"]';

/** What is wrong with the policy of a file, for hosts that send no headers. */
function faultsOf(file: string): string[] {
  const $ = load(readBuilt(file), {
    // The faster parser: this test reads every page.
    xml: { xmlMode: false },
  });
  const policy = $(POLICY);
  const content = policy.attr('content') ?? '';
  const blocked = $('script:not([src])')
    .toArray()
    .filter((script) => !DATA.test($(script).attr('type') ?? ''))
    .map((script) => createHash('sha256').update($(script).text()).digest('base64'))
    // The sandbox's policy says nothing about scripts until its own first script has added to it.
    .filter(
      (hash) => /\b(?:default|script)-src\b/.test(content) && !content.includes(`'sha256-${hash}'`),
    );
  const unprotected = policy.prevAll('script').length;
  return [
    ...(policy.length === 1 && policy.parent().is('head') ? [] : [`${file}: no single policy`]),
    ...(/(?:^|; )(?:frame-ancestors|sandbox)\b/.test(content)
      ? [`${file}: directives that <meta> ignores`]
      : []),
    ...(unprotected > 0 ? [`${file}: scripts before the policy`] : []),
    ...blocked.map((hash) => `${file}: blocks its own script ${hash}`),
  ];
}

it('every page has a policy that allows its own scripts and comes before them', () => {
  const files = htmlFiles(BUILD_DIR);
  expect(files).toContain('404.html');
  expect(files.flatMap(faultsOf)).toEqual([]);
});

import type { Evidence } from '../types';
import { componentsText } from './components-text';
import type { PageLink } from './components-text';
import { CRITERIA, criterionLink } from './criteria';
import type { Criterion } from './criteria';
import { totalsOf } from './totals';
import { resultsOf } from './verdicts';
import type { CriterionResult, FailingPage, Verdict } from './verdicts';
import { counted, daysText, formatted } from './wording';

/** What is judged. */
export interface Product {
  name: string;
  version: string;
}

const VERDICTS: readonly Verdict[] = [
  'Supports',
  'Partially supports',
  'Does not support',
  'Not evaluated',
];

function byOwner({ library, site }: Pick<FailingPage, 'library' | 'site'>): string {
  return [
    ...(library > 0 ? [`${library} because of the library`] : []),
    ...(site > 0 ? [`${site} because of the demo`] : []),
  ].join(', ');
}

function failingText(failing: readonly FailingPage[], linkTo: PageLink): string {
  const total = {
    library: failing.reduce((sum, { library }) => sum + library, 0),
    site: failing.reduce((sum, { site }) => sum + site, 0),
  };
  const pages = failing.map((one) => `${linkTo(one.page)} (${byOwner(one)})`);
  return `Failing demos: ${byOwner(total)}. Pages: ${pages.join('; ')}.`;
}

function remarksOf(
  { criterion, checked, failing, rows }: CriterionResult,
  linkTo: PageLink,
): string {
  return [
    ...(checked > 0 ? [`Tested in ${counted(checked, 'demo')}: ${criterion.tested}`] : []),
    ...(rows && rows.all > 0
      ? [
          `Of ${counted(rows.all, 'row')} in keyboard tables, ${rows.passed} passed, ${rows.failed} failed, and ${rows.all - rows.passed - rows.failed} are not tested.`,
        ]
      : []),
    ...(failing.length > 0
      ? [failingText(failing, linkTo)]
      : checked > 0
        ? ['No failures were found.']
        : []),
    `Not tested: ${criterion.missing}`,
  ].join(' ');
}

function table(
  level: Criterion['level'],
  results: readonly CriterionResult[],
  linkTo: PageLink,
): string {
  const rows = results
    .filter(({ criterion }) => criterion.level === level)
    .map(
      (result) =>
        `| ${criterionLink(result.criterion.number)} | ${result.verdict} | ${remarksOf(result, linkTo)} |`,
    );
  return ['| Criterion | Conformance | Remarks |', '| --- | --- | --- |', ...rows].join('\n');
}

function resultText({ name, version }: Product, pages: readonly Evidence[]): string {
  const { demos, checks, passed, failures, dates } = totalsOf(pages);
  if (demos === 0) {
    return `No demo of ${name} ${version} has been tested yet, so no criterion is evaluated.`;
  }
  const browsers = [...new Set(pages.flatMap((page) => page.demos.map(({ browser }) => browser)))];
  return [
    `${counted(demos, 'demo')} on ${counted(pages.length, 'page')} of ${name} ${version} were tested in ${checks / demos} conditions, on ${daysText(dates)} in ${browsers.join(' and ')}.`,
    `${formatted(passed)} of ${counted(checks, 'check')} passed.`,
    `${counted(failures.library + failures.site, 'element')} failed a rule: ${formatted(failures.library)} because of the library, ${formatted(failures.site)} because of the demo's own code.`,
  ].join(' ');
}

/**
 * The results of a product in Markdown: by component, and by criterion in the form of a VPAT.
 *
 * @param pages - The evidence of the product's current version.
 */
export function conformanceText(
  product: Product,
  pages: readonly Evidence[],
  linkTo: PageLink,
): string {
  const results = resultsOf(pages);
  const counts = VERDICTS.map((verdict) => {
    const own = results.filter((result) => result.verdict === verdict);
    const of = (level: string) => own.filter(({ criterion }) => criterion.level === level).length;
    return `| ${verdict} | ${of('A')} | ${of('AA')} |`;
  });
  return [
    '## Results',
    resultText(product, pages),
    ['| Conformance | Level A | Level AA |', '| --- | --- | --- |', ...counts].join('\n'),
    `The tables of the two levels contain all ${CRITERIA.length} criteria.`,
    ...(pages.length > 0 ? ['## Components by result', componentsText(pages, linkTo)] : []),
    '## Level A',
    table('A', results, linkTo),
    '## Level AA',
    table('AA', results, linkTo),
  ].join('\n\n');
}

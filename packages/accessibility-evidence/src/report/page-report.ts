import type { Condition, DemoEvidence, Evidence } from '../types';
import { conditionsOf, conditionsText } from './conditions';
import { failureGroups } from './failure-groups';
import type { FailureGroup } from './failure-groups';
import { totalsOf } from './totals';
import type { Totals } from './totals';
import { counted, daysText } from './wording';

/** The results of a page, in Markdown. Links to demos are anchors of the page. */
export interface PageReport {
  title: string;
  /** Paragraphs. */
  summary: string;
  failures: {
    /** A line above the list. */
    lead: string;
    list: string;
    /** The number of items in the list. */
    count: number;
  } | null;
  /** A table. */
  engines: string;
}

/** What the site adds to a report. */
export interface ReportLinks {
  /**
   * Links to a demo of the page.
   *
   * @param conditions - Those in which it fails a rule; absent where no rule is meant.
   */
  demo: (name: string, conditions?: readonly Condition[]) => string;
  /** URL of the published evidence. */
  data: string;
  /** URL of the page that describes the conditions. */
  conformance: string;
  /**
   * How apps avoid the failures of a rule, in Markdown in one line; `undefined` if no way is known.
   * Without it, failures are listed without ways around.
   */
  aroundOf?: (rule: string) => string | undefined;
}

/** Differs from the headings that authors use, such as "Accessibility", so anchors don't change. */
export const TITLE = 'Accessibility test results';

const OWNERS = { library: 'Library', site: 'Demo' } as const;

const NONE_KNOWN = 'None is known.';

function factsOf(totals: Totals, { conformance }: ReportLinks): string[] {
  const { demos, checks, passed, stops, invisible, controls, unnamed, rows } = totals;
  const conditions = `[${checks / demos} conditions](${conformance})`;
  const executed = rows.passed + rows.failed;
  const allRows = executed + rows['not executed'];
  return [
    `Checks: ${passed} of ${checks} passed, ${counted(demos, 'demo')} in ${conditions}`,
    ...(stops > 0
      ? [`Focus: visible on ${stops - invisible} of ${stops} elements that Tab reaches`]
      : []),
    ...(controls > 0 ? [`Names: ${controls - unnamed} of ${counted(controls, 'control')}`] : []),
    ...(allRows > 0
      ? [`Keyboard table: ${executed} of ${counted(allRows, 'row')} tested, ${rows.failed} failed`]
      : []),
  ];
}

/** The browser is in the table. */
function versionsText({ packages }: Evidence): string {
  const versions = Object.entries(packages).map(([name, version]) => `\`${name}\` ${version}`);
  return versions.length > 0 ? `: ${versions.join(', ')}` : '';
}

function summaryOf(evidence: Evidence, links: ReportLinks): string {
  const totals = totalsOf([evidence]);
  const facts = factsOf(totals, links).map((fact) => `- ${fact}`);
  const source = `Tested on ${daysText(totals.dates)}${versionsText(evidence)} ([data](${links.data})).`;
  return `${source}\n\n${facts.join('\n')}`;
}

function itemOf(
  { rule, owner, criteria, demos }: FailureGroup,
  checked: readonly Condition[],
  links: ReportLinks,
) {
  const where = demos
    .map(
      ({ names, conditions }) =>
        `${names.map((name) => `[${name}](${links.demo(name, conditions)})`).join(', ')} (${conditionsText(conditions, checked)})`,
    )
    .join(', ');
  const around = links.aroundOf ? ` Way around: ${links.aroundOf(rule) ?? NONE_KNOWN}` : '';
  return `- ${OWNERS[owner]}: \`${rule}\`, WCAG ${criteria.join(', ')}: ${where}.${around}`;
}

function failuresOf(evidence: Evidence, links: ReportLinks): PageReport['failures'] {
  const groups = failureGroups(evidence);
  const checked = conditionsOf([evidence]);
  const of = (wanted: FailureGroup['owner']) =>
    groups.filter(({ owner }) => owner === wanted).length;
  return groups.length === 0
    ? null
    : {
        lead: `${counted(groups.length, 'known failure')}: ${of('library')} of the library, ${of('site')} of the demos`,
        list: groups.map((group) => itemOf(group, checked, links)).join('\n'),
        count: groups.length,
      };
}

const ENGINES = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' } as const;

function engineRow(
  demos: readonly DemoEvidence[],
  engine: keyof typeof ENGINES,
  { links, dates }: { links: ReportLinks; dates: Totals['dates'] },
): string {
  const runs = demos.flatMap(({ name, engines: { [engine]: run } }) =>
    run ? [{ name, ...run }] : [],
  );
  const latest = runs.toSorted((a, b) => b.date.localeCompare(a.date))[0];
  if (!latest) {
    return `| ${ENGINES[engine]} | Not tested |`;
  }
  const failed = runs.filter(({ ran }) => !ran);
  const but = failed.map(({ name }) => `[${name}](${links.demo(name)})`).join(', ');
  // The days above the table needn't be repeated.
  const day = dates.includes(latest.date) ? '' : ` (${daysText([latest.date])})`;
  return `| ${latest.version}${day} | ${runs.length - failed.length} of ${demos.length}${but && `, not ${but}`} |`;
}

/** The results of a page as text. */
export function pageReport(evidence: Evidence, links: ReportLinks): PageReport {
  const engines = Object.keys(ENGINES) as (keyof typeof ENGINES)[];
  const { dates } = totalsOf([evidence]);
  return {
    title: TITLE,
    summary: summaryOf(evidence, links),
    failures: failuresOf(evidence, links),
    engines: [
      '| Browser | Demos that run |',
      '| --- | --- |',
      ...engines.map((engine) => engineRow(evidence.demos, engine, { links, dates })),
    ].join('\n'),
  };
}

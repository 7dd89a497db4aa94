import { conditionsOf } from '../report/conditions';
import type { DemoEvidence, Evidence, EvidenceFailure } from '../types';

/** What is equal for most demos: the first line has it, and a demo's line only if it differs. */
const SHARED = ['date', 'browser', 'axe', 'engines'] as const;

type Shared = Partial<Pick<DemoEvidence, (typeof SHARED)[number]>>;

type FirstLine = Shared & { conditions: readonly string[] };

type PageLine = Omit<Evidence, 'product' | 'version' | 'demos' | 'failures'>;

/** The results of a demo: a count of what passed, and each failure in full. */
type DemoLine = Shared &
  Pick<DemoEvidence, 'inputs'> & {
    demo: string;
    /** How many conditions passed; their names if some weren't checked. */
    passed: number | readonly string[];
    stops: number;
    invisible?: string[];
    controls: number;
    unnamed?: string[];
    failures?: Omit<EvidenceFailure, 'demo'>[];
  };

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function mostCommon<T>(values: readonly T[]): T | undefined {
  const counts = new Map<string, number>();
  values
    .map((value) => JSON.stringify(value))
    .forEach((key) => {
      counts.set(key, (counts.get(key) ?? 0) + 1);
    });
  const [first] = [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  return first && (JSON.parse(first[0]) as T);
}

const unlessEmpty = <T>(list: readonly T[]) => (list.length > 0 ? list : undefined);

function withoutFailed(
  conditions: readonly string[],
  failures: readonly Pick<EvidenceFailure, 'conditions'>[],
): string[] {
  const failed = new Set<string>(failures.flatMap((failure) => failure.conditions));
  return conditions.filter((condition) => !failed.has(condition));
}

function demoLine(
  { name, ...demo }: DemoEvidence,
  ofPage: Evidence['failures'],
  { conditions, ...shared }: FirstLine,
) {
  const failures = ofPage.filter((failure) => failure.demo === name);
  const { passed, focus, controls } = demo;
  return {
    demo: name,
    inputs: demo.inputs,
    passed: isEqual(passed, withoutFailed(conditions, failures)) ? passed.length : passed,
    stops: focus.stops,
    invisible: unlessEmpty(focus.invisible),
    controls: controls.count,
    unnamed: unlessEmpty(controls.unnamed),
    ...Object.fromEntries(
      SHARED.filter((field) => !isEqual(demo[field], shared[field])).map((field) => [
        field,
        demo[field],
      ]),
    ),
    failures: unlessEmpty(failures.map(({ demo: _, ...failure }) => failure)),
  };
}

/**
 * The text of a results file: JSON, with a line for what most demos share, and one for each page
 * and demo, so that a change of a demo changes one line.
 *
 * @param pages - The evidence of a product's pages in one version.
 */
export function resultsText(pages: readonly Evidence[]): string {
  const demos = pages.flatMap((page) => page.demos);
  const first: FirstLine = {
    conditions: conditionsOf(pages),
    ...Object.fromEntries(
      SHARED.map((field) => [field, mostCommon(demos.map((demo) => demo[field]))]),
    ),
  };
  const lines = [...pages]
    .sort((a, b) => (a.component < b.component ? -1 : 1))
    .flatMap(({ page, component, packages, keyboard, ...own }) => [
      { page, component, packages, keyboard },
      ...own.demos.map((demo) => demoLine(demo, own.failures, first)),
    ]);
  return [first, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('');
}

function addDemo(page: Evidence, line: DemoLine, { conditions, ...shared }: FirstLine): void {
  const { demo: name, passed, stops, invisible = [], unnamed = [], failures = [], ...rest } = line;
  const names = typeof passed === 'number' ? withoutFailed(conditions, failures) : passed;
  const { inputs, controls, ...own } = rest;
  page.demos.push({
    name,
    inputs,
    ...shared,
    ...own,
    passed: names,
    focus: { stops, invisible },
    controls: { count: controls, unnamed },
  } as DemoEvidence);
  page.failures.push(...failures.map((failure) => ({ ...failure, demo: name })));
}

/**
 * Reads the text of a results file. The values aren't validated.
 *
 * @throws If a line is not valid JSON.
 */
export function parseResults(
  text: string,
  docs: Readonly<Pick<Evidence, 'product' | 'version'>>,
): Evidence[] {
  const [first, ...lines] = text
    .trimEnd()
    .split('\n')
    .map((line, index) => {
      try {
        return JSON.parse(line) as object;
      } catch (error) {
        throw new Error(`line ${index + 1} is not valid JSON: ${(error as Error).message}.`);
      }
    });
  const pages: Evidence[] = [];
  for (const line of lines as (PageLine | DemoLine)[]) {
    if ('page' in line) {
      pages.push({ ...docs, ...line, demos: [], failures: [] });
    } else {
      const page = pages.at(-1);
      if (!page) {
        throw new Error(`the demo ${line.demo} has no line of a page above it.`);
      }
      addDemo(page, line, first as FirstLine);
    }
  }
  return pages;
}

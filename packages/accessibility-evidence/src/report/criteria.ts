import CRITERIA_DATA from './wcag-criteria.json';

/** A success criterion of WCAG 2.2, and what the checks find out about it. */
export interface Criterion {
  /** Such as `1.4.3`. */
  number: string;
  name: string;
  level: 'A' | 'AA';
  /** The rules whose failures are failures of the criterion; absent if nothing checks it. */
  checks?: readonly string[];
  /** Whether checks without a failure mean that what they tested supports the criterion. */
  decides?: boolean;
  /** What the checks test, in sentences. */
  tested?: string;
  /** What they don't test, in sentences. */
  missing: string;
}

/** All success criteria of the levels A and AA. 2.2 removed 4.1.1. */
export const CRITERIA = CRITERIA_DATA as readonly Criterion[];

const BY_NUMBER = new Map(CRITERIA.map((criterion) => [criterion.number, criterion]));

/** Anchor of a criterion in the recommendation, where it's the name in lowercase with hyphens. */
const anchorOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z -]/g, '')
    .replaceAll(' ', '-');

/**
 * A link to a criterion, in Markdown.
 *
 * @param number - Those of level AAA have no link.
 */
export function criterionLink(number: string): string {
  const criterion = BY_NUMBER.get(number);
  return criterion
    ? `[${number} ${criterion.name}](https://www.w3.org/TR/WCAG22/#${anchorOf(criterion.name)})`
    : number;
}

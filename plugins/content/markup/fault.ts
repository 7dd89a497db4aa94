import type { Root } from 'mdast';

/** A replacement of a part of a page's text. */
export interface Edit {
  /** Offsets in the text; the end is exclusive. */
  start: number;
  end: number;
  text: string;
}

/** Syntax in a page that the site doesn't support. */
export interface MarkupFault {
  /** The doctor's rule that reports it. */
  rule: 'callout' | 'markup';
  /** Starts at 1. */
  line: number;
  column?: number;
  /** What is wrong, with what was received; one sentence. */
  message: string;
  /** How to fix it; one sentence. */
  cure: string;
}

type Positioned = Pick<Root, 'position'>;
type Fault = Pick<MarkupFault, 'message' | 'cure'> & Partial<MarkupFault>;

/** A fault at the start of a node. */
export function faultAt({ position }: Positioned, fault: Fault): MarkupFault {
  const { line = 1, column } = position?.start ?? {};
  return { rule: 'markup', line, column, ...fault };
}

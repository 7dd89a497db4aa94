import { kindOf } from './callout-kinds';
import { containerCure, FOLDED } from './container-cures';
import type { Edit, MarkupFault } from './fault';

const PREFIX = String.raw`((?:[ \t]|>|[-*+][ \t]|\d+[.)][ \t])*)`;
const COLONS = new RegExp(`^${PREFIX}:::`);
const OPENING = new RegExp(String.raw`^${PREFIX}(:{3,})[ \t]*(?=[^\s:])(.*?)[ \t\r]*$`);
const CLOSING = new RegExp(String.raw`^${PREFIX}(:{3,})[ \t\r]*$`);

// `note`, MyST's `{note}` and Quarto's `{.callout-note}`, then a label, attributes or a title.
const NAME = /^(?:\{\.?(?:callout-)?([A-Za-z][\w-]*)\}|([A-Za-z][\w-]*))(.*)$/;

/** Attributes that Docusaurus reads, and that of `<details>`; others would be ignored. */
const ATTRIBUTES = ['title', 'class', 'id'];
const DETAILS_ATTRIBUTES = ['open'];

interface Line {
  /** Offset of the colons. */
  start: number;
  end: number;
  line: number;
  column: number;
  count: number;
}

interface Callout extends Line {
  /** As written, without the colons. */
  written: string;
  /** The text after the colons in directive syntax. */
  rest: string;
  children: Callout[];
  closing?: Line;
}

type Report = (line: Line, message: string, cure: string) => void;

/** Escapes brackets that would end the label. */
function label(title: string): string {
  let depth = 0;
  const isBalanced =
    [...title].every((one) => (depth += one === '[' ? 1 : one === ']' ? -1 : 0) >= 0) &&
    depth === 0;
  return `[${isBalanced ? title : title.replaceAll(/[[\]]/g, '\\$&')}]`;
}

/** Splits what follows a name into label, attributes and text. */
function partsOf(text: string): { label: string; attributes: string; title: string } {
  const [, bracketed = '', after = ''] = /^:?[ \t]*(\[.*\])?(.*)$/.exec(text) ?? [];
  const [, title = '', attributes = ''] = /^(.*?)[ \t]*(\{[^{}]*\})?$/.exec(after) ?? [];
  return { label: bracketed, attributes, title: title.trim() };
}

function unknownAttribute(attributes: string, known: readonly string[]): string | undefined {
  return [...attributes.matchAll(/([\w-]+)(?:=(?:"[^"]*"|'[^']*'|[^\s"'}]+))?|[.#][\w-]+/g)]
    .map(([all, name]) => (/^[.#]/.test(all) ? 'class' : name!))
    .find((name) => !known.includes(name));
}

/** The opening line in directive syntax, without its colons; reports what it can't express. */
function restOf(written: string, line: Line, report: Report): string {
  const [, wrapped, plain, text = ''] = NAME.exec(written) ?? [];
  const name = wrapped ?? plain;
  const shown = `":::${written}"`;
  if (!name) {
    report(line, `${shown} has no kind of callout.`, 'Write the kind first: :::note[Title].');
    return written;
  }
  const lower = name.toLowerCase();
  const kind = FOLDED.has(lower) ? { kind: 'details', title: 'Details' } : kindOf(lower);
  if (!kind) {
    report(line, `${shown} is not a callout.`, containerCure(lower));
    return written;
  }
  const parts = partsOf(text);
  if (parts.label && parts.title) {
    report(line, `${shown} has text after its title.`, 'Put it in the next paragraph.');
  }
  const isDetails = kind.kind === 'details';
  const known = isDetails ? DETAILS_ATTRIBUTES : ATTRIBUTES;
  const unknown = unknownAttribute(parts.attributes, known);
  if (unknown) {
    report(
      line,
      `${shown} has the attribute "${unknown}", which callouts don't have.`,
      'Remove it; a title is in brackets: :::note[Title].',
    );
  }
  const own = /(?:^|[\s{])title=/.test(parts.attributes);
  const title = parts.title || (own || parts.label ? '' : (kind.title ?? ''));
  return `${kind.kind}${parts.label || (title && label(title))}${parts.attributes}`;
}

/** Removes the callout that a closing line ends, and reports those in it that have no end. */
function closed(open: Callout[], line: Line, report: Report): void {
  const same = open.findLastIndex(({ count }) => count === line.count);
  const index = same >= 0 ? same : open.findLastIndex(({ count }) => count < line.count);
  if (index < 0) {
    const [inner] = open.slice(-1);
    report(
      line,
      `"${':'.repeat(line.count)}" ends no callout.`,
      inner
        ? `Use as many colons as in line ${inner.line}, which opens one.`
        : 'Remove the line, or open a callout before it: :::note.',
    );
    return;
  }
  const [callout, ...unended] = open.splice(index);
  unended.forEach((one) => reportOpen(one, report));
  callout!.closing = line;
}

function reportOpen(callout: Callout, report: Report): void {
  const colons = ':'.repeat(callout.count);
  report(
    callout,
    `The callout "${colons}${callout.written}" has no end.`,
    `Add a line with ${colons} after its text.`,
  );
}

function calloutsIn(masked: string, source: string, report: Report): Callout[] {
  const roots: Callout[] = [];
  const open: Callout[] = [];
  let offset = 0;
  const lines = source.split('\n');
  masked.split('\n').forEach((shown, index) => {
    const text = COLONS.test(shown) ? lines[index]! : '';
    const [, before = '', colons = ''] = OPENING.exec(text) ?? CLOSING.exec(text) ?? [];
    if (colons) {
      const start = offset + before.length;
      const line: Line = {
        ...{ start, end: offset + text.trimEnd().length },
        ...{ line: index + 1, column: before.length + 1, count: colons.length },
      };
      if (CLOSING.test(text)) {
        closed(open, line, report);
      } else {
        const written = text.slice(before.length + colons.length).trim();
        const callout = { ...line, written, rest: restOf(written, line, report), children: [] };
        (open.at(-1)?.children ?? roots).push(callout);
        open.push(callout);
      }
    }
    offset += shown.length + 1;
  });
  open.forEach((one) => reportOpen(one, report));
  return roots;
}

/** The numbers of colons in lines of code, which would end a callout with as many. */
function colonsInCode(masked: string, source: string, { end, closing }: Callout): number[] {
  const hidden = masked.slice(end, closing?.start).split('\n');
  return source
    .slice(end, closing?.start)
    .split('\n')
    .flatMap((line, index) => {
      const [, , colons = ''] = hidden[index]!.trim() === '' ? (CLOSING.exec(line) ?? []) : [];
      return colons ? [colons.length] : [];
    });
}

/** Gives each callout more colons than what is inside it has, and returns its number. */
function edited(callout: Callout, masked: string, source: string, edits: Edit[]): number {
  const inside = [
    ...callout.children.map((child) => edited(child, masked, source, edits)),
    ...colonsInCode(masked, source, callout),
  ];
  const count = Math.max(callout.count, ...inside.map((one) => one + 1));
  const colons = ':'.repeat(count);
  const { start, end, closing } = callout;
  edits.push({ start, end, text: `${colons}${callout.rest}` });
  if (closing) {
    edits.push({ start: closing.start, end: closing.end, text: colons });
  }
  return count;
}

/**
 * Reads the callouts of a page: any letter case, names of other tools, a blank after the colons, a
 * title without brackets, and nested callouts with the same number of colons.
 *
 * @param masked - The text without code.
 * @param source - The text, with the same offsets.
 * @returns Edits that write them as Docusaurus reads them, and what isn't a callout.
 */
export function readCallouts(
  masked: string,
  source: string,
): {
  edits: Edit[];
  faults: MarkupFault[];
} {
  const faults: MarkupFault[] = [];
  const edits: Edit[] = [];
  const report: Report = ({ line, column }, message, cure) =>
    faults.push({ rule: 'callout', line, column, message, cure });
  calloutsIn(masked, source, report).forEach((one) => edited(one, masked, source, edits));
  return {
    edits: edits.filter(({ start, end, text }) => source.slice(start, end) !== text),
    faults,
  };
}

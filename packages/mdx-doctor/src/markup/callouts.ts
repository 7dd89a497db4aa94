import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import type { Conventions } from '../conventions';
import type { Fix } from '../engine/finding';
import { nearest } from '../nearest';
import { calloutKind, componentCure } from './component-cures';
import { faultAt, shown } from './fault';
import type { Fault, MarkupFault } from './fault';

/** Attributes that Docusaurus reads; others would be ignored. */
const ATTRIBUTES = ['title', 'class', 'id'];

/** How to write a container that isn't a callout. */
export function kindCure(name: string, conventions: Conventions): string {
  const { callouts } = conventions;
  const near = nearest(name, callouts);
  return (
    componentCure(name, conventions) ??
    (near ? `Did you mean ${near}?` : `Use one of ${callouts.join(', ')}.`)
  );
}

/** Writes the kind of a callout as this site calls it. */
function kindFix(
  { name, position }: ContainerDirective,
  written: string,
  { callouts }: Conventions,
): Fix | undefined {
  const kind = calloutKind(name);
  const start = (position?.start.offset ?? 0) + written.indexOf(name);
  return kind && callouts.includes(kind)
    ? { start, end: start + name.length, text: kind }
    : undefined;
}

/** A callout of another kind, with other attributes, or without an end. */
export function calloutFaults(
  directive: ContainerDirective,
  source: string,
  conventions: Conventions,
): MarkupFault[] {
  const { name, attributes, position } = directive;
  const written = source.slice(position?.start.offset, position?.end.offset);
  const opening = shown(written.split('\n')[0]!);
  const unknown = Object.keys(attributes ?? {}).find((one) => !ATTRIBUTES.includes(one));
  const fault: Fault | null = !conventions.callouts.includes(name)
    ? {
        message: `"${opening}" is not a callout.`,
        cure: kindCure(name, conventions),
        fix: kindFix(directive, written, conventions),
      }
    : unknown
      ? {
          message: `"${opening}" has the attribute "${unknown}", which callouts don't have.`,
          cure: 'Remove it; a title is in brackets: :::note[Title].',
        }
      : /\n[\s>]*:{3,}[ \t\r]*$/.test(written)
        ? null
        : {
            message: `The callout "${opening}" has no end.`,
            cure: 'Add a line with ::: after its text; a callout around another one has more colons.',
          };
  return fault ? [faultAt(directive, { rule: 'callout', ...fault })] : [];
}

/** A directive that isn't a callout. Docusaurus shows simple ones in text as they are written. */
export function directiveFaults(
  directive: LeafDirective | TextDirective,
  conventions: Conventions,
): MarkupFault[] {
  const { type, name, attributes, children } = directive;
  const isText = type === 'textDirective';
  return isText && children.length === 0 && Object.keys(attributes ?? {}).length === 0
    ? []
    : [
        faultAt(directive, {
          message: `The directive "${isText ? ':' : '::'}${name}" is not supported.`,
          cure: isText
            ? 'Write \\: for a colon in text, or put the text in backticks.'
            : (componentCure(name, conventions) ?? 'A callout starts with three colons: :::note.'),
        }),
      ];
}

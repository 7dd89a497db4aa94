import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { nearest } from '../../shared/nearest';
import { CALLOUT_KINDS, kindOf } from './callout-kinds';
import { componentCure } from './component-cures';
import type { MarkupFault } from './fault';
import { attributeFaults } from './html-attributes';

type Element = MdxJsxFlowElement | MdxJsxTextElement;
type Fault = Pick<MarkupFault, 'message' | 'cure'> & Partial<Pick<MarkupFault, 'rule'>>;

/** Components that pages use without an import. */
const PROVIDED = ['Demo', 'Plan', 'UsageDemo', 'Options', 'Conformance', 'Details', 'Head'];

/** Elements of HTML whose names other tools' components have too. */
const HTML = new Set([
  'a',
  'aside',
  'code',
  'details',
  'figure',
  'iframe',
  'link',
  'math',
  'video',
]);

function unknownFault(name: string, declared: ReadonlySet<string>): Fault | null {
  const [root = ''] = name.split('.');
  const isComponent = /^[^a-z]/.test(root) || name.includes('.');
  const isKnown = isComponent
    ? declared.has(root) || PROVIDED.includes(name)
    : HTML.has(name) || componentCure(name) === undefined || name === 'admonition';
  if (isKnown) {
    return null;
  }
  const near = isComponent ? nearest(name, [...PROVIDED, ...declared]) : undefined;
  return {
    message: isComponent
      ? `The page uses <${name}>, but doesn't import it.`
      : `<${name}> is not an element of HTML.`,
    cure:
      componentCure(name) ??
      (near
        ? `Did you mean <${near}>?`
        : 'Import it at the top of the page, or put it in backticks if it is text.'),
  };
}

function kindFault({ name, attributes }: Element): Fault | null {
  if (name !== 'Admonition' && name !== 'admonition') {
    return null;
  }
  const type = attributes.find(
    (one): one is MdxJsxAttribute => one.type === 'mdxJsxAttribute' && one.name === 'type',
  )?.value;
  return typeof type === 'string' && !kindOf(type)
    ? {
        rule: 'callout',
        message: `<${name}> has the type "${type}".`,
        cure: `Use one of ${CALLOUT_KINDS.join(', ')}.`,
      }
    : null;
}

const SOURCES = new Set(['src', 'srcset', 'srcSet', 'data', 'poster']);
const EMBEDDED = new Set(['img', 'iframe', 'video', 'audio', 'source', 'embed', 'object', 'track']);

/** How to show a file of another host, which the content security policy blocks. */
export function hostFault(element: string, url: string): Fault | null {
  return /^(?:https?:)?\/\//.test(url)
    ? {
        message: `<${element}> shows ${url}, but browsers block files of other hosts on this site.`,
        cure:
          element === 'img'
            ? 'Put the image into static/img/ and write its path: /img/….'
            : `Put the file into static/, or link to it: [text](${url}).`,
      }
    : null;
}

function embeddedFault({ name, attributes }: Element): Fault | null {
  if (!name || !EMBEDDED.has(name)) {
    return null;
  }
  return (
    attributes
      .map((one) =>
        one.type === 'mdxJsxAttribute' && SOURCES.has(one.name) && typeof one.value === 'string'
          ? hostFault(name, one.value)
          : null,
      )
      .find(Boolean) ?? null
  );
}

/**
 * What is wrong with an element of a page: its name, its attributes, and the file that it shows.
 *
 * @param declared - The names that the page declares.
 */
export function elementFaults(element: Element, declared: ReadonlySet<string>): MarkupFault[] {
  const { name, position } = element;
  if (!name) {
    return [];
  }
  const { line = 1, column } = position?.start ?? {};
  const faults = [unknownFault(name, declared), kindFault(element), embeddedFault(element)].flatMap(
    (fault) => (fault ? [fault] : []),
  );
  return [
    ...faults.map((fault) => ({ rule: 'markup' as const, line, column, ...fault })),
    ...attributeFaults(element),
  ];
}

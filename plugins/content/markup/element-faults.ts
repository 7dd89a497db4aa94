import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { nearest } from '../../shared/nearest';
import { CALLOUT_KINDS, kindCure } from './callouts';
import { componentCure } from './component-cures';
import { faultAt } from './fault';
import type { Fault, MarkupFault } from './fault';
import { attributeFaults } from './html-attributes';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Components that pages use without an import. */
const PROVIDED = ['Demo', 'Plan', 'UsageDemo', 'Options', 'Conformance', 'Details', 'Head'];

/** Elements of HTML whose names other tools' components have too. */
const HTML = 'a aside code details figure iframe link math video'.split(' ');

function unknownFault(name: string, declared: ReadonlySet<string>): Fault | null {
  const [root = ''] = name.split('.');
  const isComponent = /^[^a-z]/.test(root) || name.includes('.');
  const isKnown = isComponent
    ? declared.has(root) || PROVIDED.includes(name)
    : HTML.includes(name) || componentCure(name) === undefined || name === 'admonition';
  if (isKnown) {
    return null;
  }
  const near = isComponent ? nearest(name, [...PROVIDED, ...declared]) : undefined;
  return {
    message: isComponent
      ? `The page uses <${name}>, but doesn't import it.`
      : `Pages can't use <${name}>.`,
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
  return typeof type !== 'string' || CALLOUT_KINDS.includes(type)
    ? null
    : { rule: 'callout', message: `<${name}> has the type "${type}".`, cure: kindCure(type) };
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
 * @param source - The page's text.
 */
export function elementFaults(
  element: Element,
  declared: ReadonlySet<string>,
  source: string,
): MarkupFault[] {
  const { name } = element;
  if (!name) {
    return [];
  }
  const faults = [unknownFault(name, declared), kindFault(element), embeddedFault(element)];
  return [
    ...faults.flatMap((fault) => (fault ? [faultAt(element, fault)] : [])),
    ...attributeFaults(element, source),
  ];
}

import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Conventions } from '../conventions';
import { nearest } from '../nearest';
import { kindCure } from './callouts';
import { componentCure } from './component-cures';
import { faultAt } from './fault';
import type { Fault, MarkupFault } from './fault';
import { attributeFaults } from './html-attributes';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Elements of HTML whose names other tools' components have too. */
const HTML = 'a aside code details figure iframe link math video'.split(' ');

function unknownFault(
  name: string,
  declared: ReadonlySet<string>,
  conventions: Conventions,
): Fault | null {
  const { components } = conventions;
  const [root = ''] = name.split('.');
  const isComponent = /^[^a-z]/.test(root) || name.includes('.');
  const isKnown = isComponent
    ? declared.has(root) || components.includes(name)
    : HTML.includes(name) ||
      componentCure(name, conventions) === undefined ||
      name === 'admonition';
  if (isKnown) {
    return null;
  }
  const near = isComponent ? nearest(name, [...components, ...declared]) : undefined;
  return {
    message: isComponent
      ? `The page uses <${name}>, but doesn't import it.`
      : `Pages can't use <${name}>.`,
    cure:
      componentCure(name, conventions) ??
      (near
        ? `Did you mean <${near}>?`
        : 'Import it at the top of the page, or put it in backticks if it is text.'),
  };
}

function kindFault({ name, attributes }: Element, conventions: Conventions): Fault | null {
  if (name !== 'Admonition' && name !== 'admonition') {
    return null;
  }
  const type = attributes.find(
    (one): one is MdxJsxAttribute => one.type === 'mdxJsxAttribute' && one.name === 'type',
  )?.value;
  return typeof type !== 'string' || conventions.callouts.includes(type)
    ? null
    : {
        rule: 'callout',
        message: `<${name}> has the type "${type}".`,
        cure: kindCure(type, conventions),
      };
}

const SOURCES = new Set(['src', 'srcset', 'srcSet', 'data', 'poster']);
const EMBEDDED = new Set(['img', 'iframe', 'video', 'audio', 'source', 'embed', 'object', 'track']);

/** How to show a file of another host, which the content security policy of some sites blocks. */
export function hostFault(element: string, url: string, { otherHosts }: Conventions): Fault | null {
  return !otherHosts && /^(?:https?:)?\/\//.test(url)
    ? {
        message: `<${element}> shows ${url}, but browsers block files of other hosts on this site.`,
        cure:
          element === 'img'
            ? 'Put the image into static/img/ and write its path: /img/….'
            : `Put the file into static/, or link to it: [text](${url}).`,
      }
    : null;
}

function embeddedFault({ name, attributes }: Element, conventions: Conventions): Fault | null {
  if (!name || !EMBEDDED.has(name)) {
    return null;
  }
  return (
    attributes
      .map((one) =>
        one.type === 'mdxJsxAttribute' && SOURCES.has(one.name) && typeof one.value === 'string'
          ? hostFault(name, one.value, conventions)
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
  conventions: Conventions,
): MarkupFault[] {
  const { name } = element;
  if (!name) {
    return [];
  }
  const faults = [
    unknownFault(name, declared, conventions),
    kindFault(element, conventions),
    embeddedFault(element, conventions),
  ];
  return [
    ...faults.flatMap((fault) => (fault ? [faultAt(element, fault)] : [])),
    ...attributeFaults(element, source, conventions),
  ];
}

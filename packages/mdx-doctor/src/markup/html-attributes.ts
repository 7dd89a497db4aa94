import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { find, hastToReact, html, svg } from 'property-information';
import type { Conventions } from '../conventions';
import { ownValue } from '../own-value';
import { faultAt } from './fault';
import type { MarkupFault } from './fault';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** The name of an attribute in React, such as `className` for `class`. */
function reactName(name: string): string {
  const inHtml = find(html, name).property;
  const property = inHtml === name ? find(svg, name).property : inHtml;
  return ownValue(hastToReact, property) ?? property;
}

/** How an attribute is written, and its name in React if only that is wrong. */
interface Cure {
  cure: string;
  rename?: string;
}

function cureOf(
  { name, value }: MdxJsxAttribute,
  { clickCure, htmlNames }: Conventions,
): Cure | null {
  const isText = typeof value === 'string';
  if (/^on[a-z]/i.test(name) && (isText || name === name.toLowerCase())) {
    return { cure: clickCure };
  }
  if (name === 'style' && isText) {
    return { cure: 'Write an object: style={{ maxWidth: 320 }}.' };
  }
  const inReact = /^(?:aria|data)-/.test(name) ? name : reactName(name);
  const { boolean, overloadedBoolean } = find(html, name);
  // React ignores an empty text, and a missing value in other letter case.
  const isOn = boolean || overloadedBoolean;
  const isIgnored = isOn && (value === '' || (!value && inReact !== name));
  const isShown = htmlNames && isText && value !== '';
  const isOther = !isShown && inReact.toLowerCase() !== name.toLowerCase();
  const cure = `Write ${inReact}.`;
  return isIgnored ? { cure } : isOther ? { cure, rename: inReact } : null;
}

/** Attributes of an HTML element that React ignores, can't render, or names otherwise. */
export function attributeFaults(
  element: Element,
  source: string,
  conventions: Conventions,
): MarkupFault[] {
  const isHtml = /^[a-z][\w-]*$/.test(element.name ?? '');
  return (isHtml ? element.attributes : []).flatMap((one) => {
    const found = one.type === 'mdxJsxAttribute' ? cureOf(one, conventions) : null;
    const { position = element.position } = one;
    const written = source.slice(position?.start.offset, position?.end.offset);
    const message = `<${element.name}> has the attribute ${written}, which React doesn't support.`;
    if (one.type !== 'mdxJsxAttribute' || !found) {
      return [];
    }
    const { cure, rename } = found;
    const start = one.position?.start.offset;
    const fix =
      rename && start !== undefined
        ? { start, end: start + one.name.length, text: rename }
        : undefined;
    return [faultAt({ position }, { message, cure, fix })];
  });
}

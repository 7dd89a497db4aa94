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

function cureOf(
  { name, value }: MdxJsxAttribute,
  { clickCure, htmlNames }: Conventions,
): string | null {
  const isText = typeof value === 'string';
  if (/^on[a-z]/i.test(name) && (isText || name === name.toLowerCase())) {
    return clickCure;
  }
  if (name === 'style' && isText) {
    return 'Write an object: style={{ maxWidth: 320 }}.';
  }
  const inReact = /^(?:aria|data)-/.test(name) ? name : reactName(name);
  const { boolean, overloadedBoolean } = find(html, name);
  // React ignores an empty text, and a missing value in other letter case.
  const isOn = boolean || overloadedBoolean;
  const isIgnored = isOn && (value === '' || (!value && inReact !== name));
  const isShown = htmlNames && isText && value !== '';
  const isOther = !isShown && inReact.toLowerCase() !== name.toLowerCase();
  return isIgnored || isOther ? `Write ${inReact}.` : null;
}

/** Attributes of an HTML element that React ignores, can't render, or names otherwise. */
export function attributeFaults(
  element: Element,
  source: string,
  conventions: Conventions,
): MarkupFault[] {
  const isHtml = /^[a-z][\w-]*$/.test(element.name ?? '');
  return (isHtml ? element.attributes : []).flatMap((one) => {
    const cure = one.type === 'mdxJsxAttribute' ? cureOf(one, conventions) : null;
    const { position = element.position } = one;
    const written = source.slice(position?.start.offset, position?.end.offset);
    const message = `<${element.name}> has the attribute ${written}, which React doesn't support.`;
    return cure ? [faultAt({ position }, { message, cure })] : [];
  });
}

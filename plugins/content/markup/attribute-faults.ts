import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { find, hastToReact, html, svg } from 'property-information';
import { ownValue } from '../../../src/foundation/own-value';
import type { Edit, MarkupFault } from './fault';

type Fault = Pick<MarkupFault, 'message' | 'cure'> & { fix?: string };

/** The name of an attribute in React, such as `className` for `class`. */
function reactName(name: string): string {
  const inHtml = find(html, name).property;
  const property = inHtml === name ? find(svg, name).property : inHtml;
  return ownValue(hastToReact, property) ?? property;
}

/** CSS declarations as an object literal. */
function styleObject(css: string): string {
  const properties = css.split(';').flatMap((declaration) => {
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^]*?)\s*$/.exec(declaration) ?? [];
    const key = name.startsWith('--')
      ? `'${name}'`
      : name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    return name ? [`${key}: '${value.replaceAll("'", '"')}'`] : [];
  });
  return `{{ ${properties.join(', ')} }}`;
}

function faultOf(element: string, { name, value }: MdxJsxAttribute): Fault | null {
  if (/^(?:aria|data)-/.test(name)) {
    return null;
  }
  const isText = typeof value === 'string';
  const shown = `<${element}> has the attribute ${name}${isText ? `=${JSON.stringify(value)}` : ''}`;
  if (name === 'style' && isText) {
    const style = styleObject(value);
    return {
      message: `${shown}, which React can't render.`,
      cure: `Write style=${style}.`,
      fix: `style=${style}`,
    };
  }
  if (/^on[a-z]/i.test(name) && (isText || name === name.toLowerCase())) {
    return {
      message: `${shown}, but pages run no scripts of their own.`,
      cure: 'Write a demo for what readers click: <Demo name="…" />.',
    };
  }
  const known = reactName(name);
  return known === name
    ? null
    : { message: `${shown}, which isn't its name in React.`, cure: `Write ${known}.`, fix: known };
}

function fixOf({ name, position }: MdxJsxAttribute, text: string): Edit | undefined {
  const [start, end] = [position?.start.offset, position?.end.offset];
  if (start === undefined || end === undefined) {
    return undefined;
  }
  return { start, end: text.startsWith('style=') ? end : start + name.length, text };
}

/**
 * The attributes of an HTML element that React doesn't render as in HTML, such as `class` and
 * `style="…"`.
 *
 * @param element - Its name.
 */
export function attributeFaults(
  element: string,
  attributes: readonly MdxJsxAttribute[],
  line: number,
): MarkupFault[] {
  return attributes.flatMap((attribute): MarkupFault[] => {
    const fault = faultOf(element, attribute);
    if (!fault) {
      return [];
    }
    const { message, cure, fix } = fault;
    const edit = fix === undefined ? undefined : fixOf(attribute, fix);
    return [
      {
        ...{ rule: 'markup', line: attribute.position?.start.line ?? line, message, cure },
        ...(edit ? { fix: edit } : {}),
      },
    ];
  });
}

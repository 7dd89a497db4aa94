import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import postcss from 'postcss';
import type { Declaration } from 'postcss';
import { find, hastToReact, html, svg } from 'property-information';
import { ownValue } from '../../../src/foundation/own-value';
import { attribute } from '../../shared/mdx-nodes';
import type { MarkupFault } from './fault';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Attributes that React passes on in lower case, and warns about in the spelling of their property. */
const LOWER_CASE = new Set([
  ...[
    'alink',
    'bgcolor',
    'bordercolor',
    'bottommargin',
    'charoff',
    'codebase',
    'codetype',
    'hspace',
  ],
  ...['leftmargin', 'longdesc', 'lowsrc', 'nohref', 'noresize', 'noshade', 'nowrap', 'rightmargin'],
  ...['topmargin', 'valign', 'valuetype', 'vlink', 'vspace', 'allowtransparency', 'allowusermedia'],
  ...['allowpaymentrequest', 'closedby', 'colorspace', 'commandfor', 'dirname', 'exportparts'],
  ...['ismap', 'typemustmatch', 'writingsuggestions', 'shadowrootclonable', 'shadowrootmode'],
  ...['shadowrootcustomelementregistry', 'shadowrootdelegatesfocus', 'shadowrootserializable'],
]);

/** The name of an attribute in React, such as `className` for `class`. */
export function reactName(name: string): string {
  if (/^(?:aria|data)-/.test(name) || LOWER_CASE.has(name)) {
    return name;
  }
  const inHtml = find(html, name).property;
  const property = inHtml === name ? find(svg, name).property : inHtml;
  return ownValue(hastToReact, property) ?? property;
}

/** The declarations of a `style` attribute; `null` for those that React can't render. */
function declarationsOf(css: string): Declaration[] | null {
  try {
    const rule = postcss.parse(`a{${css}}`).first;
    const nodes = rule?.type === 'rule' ? rule.nodes : [];
    const declarations = nodes.filter((node) => node.type === 'decl');
    return declarations.some(({ important }) => important) ? null : declarations;
  } catch {
    return null;
  }
}

function styleObject(declarations: readonly Declaration[]): string {
  const entries = declarations.map(({ prop, value }) => [
    prop.startsWith('--')
      ? prop
      : prop
          .replace(/^-ms-/, 'ms-')
          .replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return JSON.stringify(Object.fromEntries(entries));
}

function isHtml({ name }: Element): boolean {
  return /^[a-z][\w-]*$/.test(name ?? '');
}

const writtenOf = ({ attributes }: Element) =>
  attributes.filter((one): one is MdxJsxAttribute => one.type === 'mdxJsxAttribute');

/** Attributes of an HTML element that React can't render: scripts, and styles with errors. */
export function attributeFaults(element: Element): MarkupFault[] {
  return (isHtml(element) ? writtenOf(element) : []).flatMap((one): MarkupFault[] => {
    const { name, value, position } = one;
    const line = position?.start.line ?? element.position?.start.line ?? 1;
    const text = typeof value === 'string' ? value : null;
    const shown = `<${element.name}> has the attribute ${name}${text === null ? '' : `=${JSON.stringify(text)}`}`;
    if (/^on[a-z]/i.test(name) && (text !== null || name === name.toLowerCase())) {
      const message = `${shown}, but pages run no scripts of their own.`;
      const cure = 'Write a demo for what readers click: <Demo name="…" />.';
      return [{ rule: 'markup', line, message, cure }];
    }
    if (name === 'style' && text !== null && !declarationsOf(text)) {
      const cure = 'Correct the declarations, and write them without !important.';
      return [{ rule: 'markup', line, message: `${shown}, which React can't render.`, cure }];
    }
    return [];
  });
}

/** Whether an attribute such as `open=""` is on in HTML, though React would read it as off. */
function isSwitchedOn({ name, value }: MdxJsxAttribute): boolean {
  const { boolean, overloadedBoolean } = find(html, name);
  return (boolean || overloadedBoolean) && value === '';
}

/**
 * Gives the attributes of an HTML element their names in React, makes an object of its styles, and leaves
 * out the empty values of attributes that are on or off.
 */
export function convertAttributes(element: Element): void {
  if (!isHtml(element)) {
    return;
  }
  element.attributes = element.attributes.map((one) => {
    if (one.type !== 'mdxJsxAttribute') {
      return one;
    }
    const styles =
      one.name === 'style' && typeof one.value === 'string' ? declarationsOf(one.value) : null;
    return styles
      ? attribute('style', styleObject(styles))
      : { ...one, name: reactName(one.name), ...(isSwitchedOn(one) ? { value: null } : {}) };
  });
}

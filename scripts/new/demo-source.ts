import type { ComponentApi } from '../../src/api/types';
import { ownValue } from '../../src/own-value';
import type { Preset, PropValue } from '../../src/playground/types';
import { dedent, isJsx, namesIn, PLACEHOLDER } from '../../plugins/playground/code';
import { importOf } from '../../plugins/playground/module-of';
import { playgroundOf } from '../../plugins/playground/spec-of';

interface Input {
  /** Name of the demo's file and component. */
  demo: string;
  component: ComponentApi;
  /** Initial state of the component's playground, which the demo uses too. */
  preset?: Preset;
  /** Import statement of each component of the product. */
  imports: ReadonlyMap<string, string>;
}

/** Code that opens a component that is initially closed. */
interface Opener {
  state: string;
  press: string;
  props: string[];
}

function openerOf({ props, inheritedProps }: ComponentApi, usesAnchor: boolean): Opener {
  const names = [...props, ...inheritedProps].map(({ name }) => name);
  const close = names.includes('onClose') ? 'onClose' : 'onClick';
  return usesAnchor
    ? {
        state: 'const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);',
        press: '(event) => setAnchor(anchor ? null : event.currentTarget)',
        props: ['open={anchor !== null}', `${close}={() => setAnchor(null)}`],
      }
    : {
        state: 'const [open, setOpen] = React.useState(false);',
        press: '() => setOpen(true)',
        props: ['open={open}', `${close}={() => setOpen(false)}`],
      };
}

function attribute(prop: string, value: PropValue, source: string | undefined): string {
  if (source !== undefined) {
    return `${prop}={${isJsx(source) && namesIn(source).length > 1 ? `<>${source}</>` : source}}`;
  }
  return typeof value === 'string' && !/["\\]/.test(value)
    ? `${prop}="${value}"`
    : value === true
      ? prop
      : `${prop}={${JSON.stringify(value)}}`;
}

/** Generates the code of a first demo, with the initial state of the component's playground. */
export function demoSource({ demo, component, preset, imports }: Input): string {
  const { spec, sources, around, imports: given } = playgroundOf(component, preset);
  const sourceOf = (value: PropValue) =>
    typeof value === 'object' ? dedent(ownValue(sources, value.named)!) : undefined;
  const entries = Object.entries(spec.initial);
  const usesAnchor = Object.values(sources).some((source) => source === 'anchor');
  const opener = spec.opener && openerOf(component, usesAnchor);

  const attributes = entries
    .filter(([prop]) => prop !== 'children' && !(opener && prop === 'open'))
    .map(([prop, value]) => attribute(prop, value, sourceOf(value)));
  // Without a preset, the playground shows the component's name, and any content may replace it.
  const children =
    preset && preset.props?.children === undefined ? undefined : spec.initial.children;
  const source = children === undefined ? undefined : sourceOf(children);
  const content =
    source === undefined ? String(children ?? '') : isJsx(source) ? source : `{${source}}`;
  const tag = [component.name, ...attributes, ...(opener ? opener.props : [])].join(' ');
  const element = content ? `<${tag}>\n${content}\n</${component.name}>` : `<${tag} />`;
  const placed = around ? around.replace(PLACEHOLDER, () => element) : element;
  const jsx = opener
    ? `<div>\n<Button onClick={${opener.press}}>Open</Button>\n${placed}\n</div>`
    : placed;

  const names = new Set(namesIn(jsx).filter((name) => name !== 'anchor'));
  given.forEach((line) => names.delete(/^import (\w+)/.exec(line)?.[1] ?? ''));
  const lines = [...given, ...[...names].map((name) => importOf(name, imports))];
  return [
    ...(opener ? ["import * as React from 'react';"] : []),
    ...[...new Set(lines)].sort((a, b) => (moduleIn(a) < moduleIn(b) ? -1 : 1)),
    '',
    `export default function ${demo}() {`,
    ...(opener ? [opener.state, ''] : []),
    `return (\n${jsx}\n);`,
    '}',
    '',
  ].join('\n');
}

function moduleIn(line: string): string {
  return /from '([^']+)'/.exec(line)?.[1] ?? line;
}

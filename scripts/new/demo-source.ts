import type { ComponentApi } from '../../src/api/types';
import { printJsx } from '../../src/playground/app/print-jsx';
import type { Preset } from '../../src/playground/types';
import { componentsIn } from '../../plugins/playground/code';
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

/** Generates the code of a first demo, with the initial state of the component's playground. */
export function demoSource({ demo, component, preset, imports }: Input): string {
  const { spec, sources, imports: given } = playgroundOf(component, preset);
  const state = { ...spec.initial };
  // Without a preset, the playground shows the component's name, and any content may replace it.
  if (preset && preset.props?.children === undefined) {
    delete state.children;
  }
  const usesAnchor = Object.values(sources).includes('anchor');
  const opener = spec.opener && openerOf(component, usesAnchor);
  if (opener) {
    delete state.open;
  }
  const { text } = printJsx(spec, state);
  const tag = new RegExp(`<${component.name}(?=[\\s/>])`);
  const jsx = opener
    ? `<div>
        <Button onClick={${opener.press}}>Open</Button>
        ${text.replace(tag, `$& ${opener.props.join(' ')}`)}
      </div>`
    : text;

  const names = new Set(componentsIn(jsx));
  given.forEach((line) => names.delete(/^import (\w+)/.exec(line)?.[1] ?? ''));
  const lines = [...given, ...[...names].map((one) => importOf(one, imports))];
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

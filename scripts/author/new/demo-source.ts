import type { ComponentApi } from '../../../src/api/types';
import { printJsx } from '../../../src/playground/app/print-jsx';
import type { Preset } from '../../../src/playground/types';
import { importsOf } from '../../../plugins/reference/playground/module-of';
import { playgroundOf } from '../../../plugins/reference/playground/spec-of';

/** The code that opens a component that is initially closed: state, event handler and props. */
function openerOf({ props, inheritedProps }: ComponentApi, usesAnchor: boolean): string[] {
  const canClose = [...props, ...inheritedProps].some(({ name }) => name === 'onClose');
  const close = canClose ? 'onClose' : 'onClick';
  return usesAnchor
    ? [
        '[anchor, setAnchor] = React.useState<HTMLElement | null>(null)',
        '(event) => setAnchor(anchor ? null : event.currentTarget)',
        `open={anchor !== null} ${close}={() => setAnchor(null)}`,
      ]
    : [
        '[open, setOpen] = React.useState(false)',
        '() => setOpen(true)',
        `open={open} ${close}={() => setOpen(false)}`,
      ];
}

const moduleIn = (line: string) => /from '([^']+)'/.exec(line)?.[1] ?? line;

/**
 * Generates the code of a first demo, with the initial state of the component's playground.
 *
 * @param demo - Name of the demo's file and component.
 * @param imports - Import statement of each component of the product.
 */
export function demoSource(
  demo: string,
  component: ComponentApi,
  preset: Preset | undefined,
  imports: ReadonlyMap<string, string>,
): string {
  const playground = playgroundOf(component, preset);
  const { spec, sources } = playground;
  const state = { ...spec.initial };
  // Without a preset, the playground shows the component's name, and any content may replace it.
  if (preset && preset.props?.children === undefined) {
    delete state.children;
  }
  if (spec.opener) {
    delete state.open;
  }
  const { text } = printJsx(spec, state);
  const [opened, press, props] = spec.opener
    ? openerOf(component, Object.values(sources).includes('anchor'))
    : [];
  const jsx = opened
    ? `<div>
        <Button onClick={${press}}>Open</Button>
        ${text.replace(new RegExp(`<${component.name}(?=[\\s/>])`), `$& ${props}`)}
      </div>`
    : text;
  const lines = importsOf(
    component,
    { ...playground, sources: { jsx }, around: undefined },
    imports,
  );
  return `${opened ? "import * as React from 'react';\n" : ''}${[...new Set(lines)]
    .sort((a, b) => (moduleIn(a) < moduleIn(b) ? -1 : 1))
    .join('\n')}

export default function ${demo}() {
${opened ? `const ${opened};\n` : ''}
return (
${jsx}
);
}
`;
}

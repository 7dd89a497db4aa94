import type { ComponentApi, PropApi } from '../../../src/api/types';
import type { DemoScope } from '../../../src/foundation/products';
import { printJsx } from '../../../src/playground/app/print-jsx';
import type { Literal, PlaygroundSpec, Preset } from '../../../src/playground/types';
import { importsOf } from '../../../plugins/reference/playground/module-of';
import { playgroundOf } from '../../../plugins/reference/playground/spec-of';
import { sentenceCase, wordsOf } from './words';

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

/** Code of a required prop that only code can set. */
const CODE: Partial<Record<PropApi['type']['kind'], string>> = {
  function: '() => {}',
  array: '[]',
  object: '{}',
};

/** A value of a required prop that the playground doesn't set, by the prop's type. */
function placeholder({ name, type }: PropApi): Literal {
  const first = type.values?.find((value) => value !== null);
  const byKind = { boolean: false, number: 1, 'element-type': 'div' } as Record<string, Literal>;
  return (
    first ?? byKind[type.kind] ?? sentenceCase(wordsOf(`${name[0]!.toUpperCase()}${name.slice(1)}`))
  );
}

/** Adds to a playground the required props that it has no control for, such as inherited ones. */
function withRequired(
  { props, inheritedProps }: ComponentApi,
  spec: PlaygroundSpec,
): PlaygroundSpec {
  const { initial, snippets, opener } = spec;
  const set = new Set([
    ...Object.keys(initial),
    'children',
    ...(opener ? ['open', 'onClose', 'onClick'] : []),
  ]);
  const missing = [...props, ...inheritedProps].filter(
    ({ name, required }) => required && !set.has(name),
  );
  const coded = missing.flatMap(({ name, type }) => {
    const text = CODE[type.kind];
    return text ? [{ name, text, named: `${name}-required` }] : [];
  });
  return {
    ...spec,
    initial: {
      ...initial,
      ...Object.fromEntries(missing.map((prop) => [prop.name, placeholder(prop)])),
      ...Object.fromEntries(coded.map(({ name, named }) => [name, { named }])),
    },
    snippets: {
      ...snippets,
      ...Object.fromEntries(coded.map(({ named, text }) => [named, { text, html: '' }])),
    },
  };
}

const moduleIn = (line: string) => /from '([^']+)'/.exec(line)?.[1] ?? line;

/**
 * Generates the code of a first demo, with the initial state of the component's playground.
 *
 * @param demo - Name of the demo's file and component.
 * @param imports - Import statement of each component of the product.
 * @param scope - The library of the demo's folder.
 */
export function demoSource(
  demo: string,
  component: ComponentApi,
  preset: Preset | undefined,
  imports: ReadonlyMap<string, string>,
  scope: DemoScope,
): string {
  const playground = playgroundOf(component, preset);
  const { sources } = playground;
  const spec = withRequired(component, playground.spec);
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
    scope,
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

import type { ComponentApi } from '../../../src/api/types';
import type {
  Control,
  PlaygroundSpec,
  Preset,
  PropValue,
  Snippet,
} from '../../../src/playground/types';
import { LIBRARIES } from '../../../src/demos/libraries';
import { productById } from '../../../src/foundation/products';
import { highlight } from '../../shared/highlight/highlight';
import { dedent, PLACEHOLDER } from './code';
import { controlOf, parseDefault } from './control-of';

/** Name of the predefined element of node controls, except `children`. */
const ICON = 'icon';

/** Suffix of a prop's preset value. */
const EXAMPLE = 'example';

// Props and the callbacks that report their new values.
const BINDS = [
  ['open', 'onClose'],
  ['open', 'onOpen'],
  ['checked', 'onChange'],
  ['expanded', 'onChange'],
  ['value', 'onChange'],
  ['page', 'onChange'],
  ['page', 'onPageChange'],
] as const;

/** A component's playground: data, and source code of the rest. */
export interface Playground {
  spec: PlaygroundSpec;
  /** Source of the named values. */
  sources: Record<string, string>;
  /** Source of the code around the component. */
  around?: string;
  /** The writer's import lines. */
  imports: string[];
}

function snippet(text: string): Snippet {
  return { text, html: highlight(text, 'jsx') };
}

/** The words of a name in camel case, as a text: `helperText` is "Helper text". */
function wordsOf(name: string): string {
  const words = name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** Default for a required prop without a preset; `undefined` if only a writer can choose one. */
function fallback({
  prop,
  kind,
  required,
  default: initial,
  values,
}: Control): PropValue | undefined {
  if (!required || initial !== undefined) {
    return undefined;
  }
  const text = wordsOf(prop);
  const byKind = { switch: false, choice: values?.[0], number: 1, text, node: text };
  return byKind[kind];
}

/** The order of controls: content, preset props, props with few values, others. */
function rankOf({ prop, kind }: Control, { props = {} }: Preset): number {
  const ranks = [prop === 'children', Object.hasOwn(props, prop), kind === 'choice'];
  return ranks.includes(true) ? ranks.indexOf(true) : ranks.length;
}

function presetValues({ props = {} }: Preset) {
  return Object.entries(props).map(([prop, value]) => {
    if (typeof value !== 'object') {
      return { prop, value };
    }
    const source = dedent(value.code);
    const literal = parseDefault(source);
    return literal === undefined
      ? { prop, value: { named: `${prop}-${EXAMPLE}` }, source }
      : { prop, value: literal };
  });
}

function aroundOf({ around }: Preset): Pick<PlaygroundSpec, 'around'> & { source?: string } {
  if (!around) {
    return {};
  }
  const source = dedent(around);
  const found = new RegExp(`^([^]*)\\n( *)${PLACEHOLDER}\\n([^]*)$`).exec(source);
  if (!found) {
    throw new Error(`"around" needs ${PLACEHOLDER} on its own line.`);
  }
  const [, before = '', indent = '', after = ''] = found;
  return {
    source,
    around: { before: snippet(before), depth: indent.length, after: snippet(after) },
  };
}

/**
 * Creates a component's playground from its description and preset.
 *
 * @throws If the preset hides an unknown prop.
 */
export function playgroundOf(component: ComponentApi, preset: Preset = {}): Playground {
  const { hide = [], imports = [], opener, width } = preset;
  const known = new Set(component.props.map(({ name }) => name));
  const unknown = hide.find((name) => !known.has(name));
  if (unknown) {
    throw new Error(`"hide" names ${unknown}, which isn't a prop of ${component.name}.`);
  }
  const given = presetValues(preset);
  const [docs] = productById(component.product).docs;
  const icon = docs && LIBRARIES[docs.demoScope].sampleIcon;
  const own = component.props.flatMap((prop) => controlOf(prop) ?? []);
  const hasChildren = own.some(({ prop }) => prop === 'children');
  // Libraries don't document `children` if it's the standard HTML prop.
  const extra: Control[] =
    !hasChildren && !known.has('children') && preset.props?.children !== undefined
      ? [{ prop: 'children', kind: 'node', named: [] }]
      : [];
  const controls = [...extra, ...own]
    .filter(({ prop }) => !hide.includes(prop))
    // Only a node's control can show code, such as an array.
    .filter(
      ({ prop, kind }) => kind === 'node' || !given.some((one) => one.prop === prop && one.source),
    )
    .sort((a, b) => rankOf(a, preset) - rankOf(b, preset))
    .map((control): Control => {
      const example = given.find(({ prop, source }) => prop === control.prop && source);
      return control.kind === 'node'
        ? {
            ...control,
            sample: control.prop === 'children' ? 'Content' : wordsOf(control.prop),
            named: [
              ...(example ? [`${control.prop}-${EXAMPLE}`] : []),
              ...control.named!.filter((name) => name !== ICON || icon),
            ],
          }
        : control;
    });
  const initial: Record<string, PropValue> = {};
  for (const control of controls) {
    const value = fallback(control);
    if (value !== undefined) {
      initial[control.prop] = value;
    }
  }
  if (hasChildren && !hide.includes('children')) {
    initial.children = wordsOf(component.name);
  }
  for (const { prop, value } of given) {
    initial[prop] = value;
  }
  const isUsed = controls.some(({ named }) => named?.includes(ICON));
  const sources = Object.fromEntries([
    ...(isUsed ? [[ICON, icon!]] : []),
    ...given.flatMap(({ value, source }) =>
      source === undefined ? [] : [[(value as { named: string }).named, source]],
    ),
  ]) as Record<string, string>;
  const callbacks = new Set(
    [...component.props, ...component.inheritedProps].map(({ name }) => name),
  );
  const settable = new Set(controls.map(({ prop }) => prop));
  const { source, around } = aroundOf(preset);
  return {
    sources,
    imports,
    ...(source ? { around: source } : {}),
    spec: {
      name: component.name,
      controls,
      initial,
      snippets: Object.fromEntries(
        Object.entries(sources).map(([name, text]) => [name, snippet(text)]),
      ),
      ...(around ? { around } : {}),
      binds: BINDS.filter(([prop, callback]) => settable.has(prop) && callbacks.has(callback)).map(
        ([prop, callback]) => [prop, callback],
      ),
      ...(opener ? { opener } : {}),
      ...(width ? { width } : {}),
    },
  };
}

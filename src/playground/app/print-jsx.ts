import { ownValue } from '@site/src/foundation/own-value';
import type { PlaygroundSpec, PropValue, Snippet, State } from '../types';
import { indented, joined, lines, piece } from './highlighted-code';

/** Maximum line length before each prop goes on its own line. */
const LINE = 60;

/** The text as a JavaScript string literal. */
function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${escaped}'`;
}

function inBraces(code: Snippet): Snippet {
  return joined(piece('{'), code, piece('}'));
}

function attribute(prop: string, value: PropValue, { snippets }: PlaygroundSpec): Snippet {
  const name = piece(prop, 'attribute');
  if (value === true) {
    return name;
  }
  const is = piece('=');
  if (typeof value === 'object') {
    return joined(name, is, inBraces(ownValue(snippets, value.named)!));
  }
  if (typeof value !== 'string') {
    return joined(name, is, inBraces(piece(String(value), 'number')));
  }
  // JSX strings have entities instead of escapes.
  return /["\\&\n]/.test(value)
    ? joined(name, is, inBraces(piece(quoted(value), 'string')))
    : joined(name, is, piece(`"${value}"`, 'string'));
}

function childrenOf(value: PropValue, { snippets }: PlaygroundSpec): Snippet {
  if (typeof value === 'object') {
    const code = ownValue(snippets, value.named)!;
    return code.text.startsWith('<') ? code : inBraces(code);
  }
  const text = String(value);
  return /[{}<>&\n]|^\s|\s$/.test(text) ? inBraces(piece(quoted(text), 'string')) : piece(text);
}

function isOneLine({ text }: Snippet): boolean {
  return text.length <= LINE && !text.includes('\n');
}

function element(name: string, attributes: Snippet[], children: Snippet | null): Snippet {
  const tag = piece(name, 'tag');
  const start = joined(piece('<'), tag);
  const end = children ? piece('>') : piece(' />');
  const flat = joined(start, ...attributes.flatMap((one) => [piece(' '), one]), end);
  const opening =
    isOneLine(flat) || attributes.length === 0
      ? flat
      : lines([
          start,
          ...attributes.map((one) => indented(one, 2)),
          children ? piece('>') : piece('/>'),
        ]);
  if (!children) {
    return opening;
  }
  const closing = joined(piece('</'), tag, piece('>'));
  const all = joined(opening, children, closing);
  return isOneLine(all) ? all : lines([opening, indented(children, 2), closing]);
}

function within(inner: Snippet, { around }: PlaygroundSpec): Snippet {
  return around ? lines([around.before, indented(inner, around.depth), around.after]) : inner;
}

/**
 * The shortest JSX for a state, without default values.
 *
 * @example printJsx(spec, { variant: 'contained', children: 'Grind' }).text
 * // '<Button variant="contained">Grind</Button>'
 */
export function printJsx(spec: PlaygroundSpec, state: State): Snippet {
  const defaults = new Map(spec.controls.map(({ prop, default: initial }) => [prop, initial]));
  // Sort, regardless of the order in which props were set.
  const names = new Set([...Object.keys(spec.initial), ...defaults.keys(), ...Object.keys(state)]);
  const attributes = [...names].flatMap((prop) => {
    const value = ownValue(state, prop);
    return prop === 'children' || value === undefined || value === defaults.get(prop)
      ? []
      : [attribute(prop, value, spec)];
  });
  const { children } = state;
  const inside = children === undefined || children === '' ? null : childrenOf(children, spec);
  return within(element(spec.name, attributes, inside), spec);
}

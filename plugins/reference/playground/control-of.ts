import type { PropApi } from '../../../src/api/types';
import type { Control, Literal } from '../../../src/playground/types';

// Props that a URL must not set because they'd load, link to or run something.
const UNSAFE = /^(?:href|src|srcSet|image|action|nonce|to)$|StorageKey$|html/i;

// They have no visible effect, so a control would seem broken.
const INVISIBLE =
  /^(?:id|name|labelId|className|baseClassName|focusVisibleClassName|easing|autoComplete|aria-.+|tabIndex|role|key)$/;

/** The value of a default's source text; `undefined` if it isn't a literal. */
export function parseDefault(source: string | undefined): Literal | undefined {
  const [, quoted] = /^'([^']*)'$/.exec(source ?? '') ?? [];
  if (quoted !== undefined) {
    return quoted;
  }
  if (source === 'true' || source === 'false') {
    return source === 'true';
  }
  return source !== undefined && /^-?\d+(?:\.\d+)?$/.test(source) ? Number(source) : undefined;
}

function kindOf({ name, type }: PropApi): Pick<Control, 'kind' | 'values' | 'named'> | null {
  switch (type.kind) {
    case 'boolean':
      return { kind: 'switch' };
    case 'number':
      return { kind: 'number' };
    case 'string':
      return { kind: 'text' };
    case 'node':
      return { kind: 'node', named: name === 'children' ? [] : ['icon'] };
    case 'literals': {
      const values = (type.values ?? []).filter((value) => value !== null);
      return values.length > 1 ? { kind: 'choice', values } : null;
    }
    default:
      return null;
  }
}

/**
 * The control for a prop, from its type.
 *
 * @returns `null` for a prop without a control: it has another type, is deprecated, has no visible
 * effect, or must not be set by a URL.
 */
export function controlOf(prop: PropApi): Control | null {
  const { name, required, deprecated, default: source } = prop;
  const kind = kindOf(prop);
  if (!kind || deprecated !== undefined || UNSAFE.test(name) || INVISIBLE.test(name)) {
    return null;
  }
  const initial = parseDefault(source);
  // Sizes and ratios also accept strings: a number field can't show `16 / 9`.
  const isText = kind.kind === 'number' && typeof initial === 'string';
  return {
    prop: name,
    ...(isText ? { kind: 'text' } : kind),
    ...(initial === undefined ? {} : { default: initial }),
    ...(required ? { required } : {}),
  };
}

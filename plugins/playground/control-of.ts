import type { PropApi } from '../../src/api/types';
import type { Control, Literal } from '../../src/playground/types';

// What an address must not set: it would load, link to or run something.
const UNSAFE = /^(?:href|src|srcSet|image|action|nonce|to)$|StorageKey$|html/i;

// Nothing of them shows, so a control would seem broken.
const INVISIBLE =
  /^(?:id|name|labelId|className|baseClassName|focusVisibleClassName|easing|autoComplete|aria-.+|tabIndex|role|key)$/;

/** The value that a default's source text stands for; `undefined` for other than a literal. */
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
 * @returns `null` for a prop without: of another type, deprecated, without visible effect, or one
 * that no address may set.
 */
export function controlOf(prop: PropApi): Control | null {
  const { name, required, deprecated, default: source } = prop;
  const kind = kindOf(prop);
  if (!kind || deprecated !== undefined || UNSAFE.test(name) || INVISIBLE.test(name)) {
    return null;
  }
  const initial = parseDefault(source);
  return {
    prop: name,
    ...kind,
    ...(initial === undefined ? {} : { default: initial }),
    ...(required ? { required } : {}),
  };
}

import type { Binding } from './find-theme';

/** A module of the library with hues; the second group is the hue of a module with a single one. */
const MODULE = /^@(?:mui\/material|material-ui\/core)(\/colors(?:\/(\w+))?)?$/;

/** The hues of the library, by name, such as `blue`. */
export type Hues = Readonly<Record<string, object>>;

/** Whether a name may mean one or all hues. */
function meansHues({ source, imported }: Extract<Binding, { kind: 'import' }>): boolean {
  const match = MODULE.exec(source);
  return match !== null && (match[1] !== undefined || imported === 'colors');
}

/** Loads the library's hues if a text imports some. */
export async function loadHues(bindings: ReadonlyMap<string, Binding>): Promise<Hues> {
  const isNeeded = [...bindings.values()].some(
    (binding) => binding.kind === 'import' && meansHues(binding),
  );
  return isNeeded ? { ...(await import('@mui/material/colors')) } : {};
}

/** What an imported name means: a hue, all hues, or `undefined` if it's something else. */
export function importedHues(
  binding: Extract<Binding, { kind: 'import' }>,
  hues: Hues,
): object | undefined {
  if (!meansHues(binding)) {
    return undefined;
  }
  const [, , single] = MODULE.exec(binding.source)!;
  const name = single ?? binding.imported;
  if (name === '*' || name === 'colors') {
    return hues;
  }
  return Object.hasOwn(hues, name) ? hues[name] : undefined;
}

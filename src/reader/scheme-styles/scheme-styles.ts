import { DECLARATIONS, REFUSED, RULES } from './format';

/**
 * Declarations of custom properties, such as `--mui-spacing:10px;`, for each color scheme. Both
 * declare the same properties.
 */
export interface SchemeStyles {
  light: string;
  dark: string;
}

/** Stored custom properties, and whether they apply. */
export interface StoredStyles extends SchemeStyles {
  isOn: boolean;
}

/** Parses stored custom properties; `null` if there are none. */
export function parseStyles(stored: string | null): StoredStyles | null {
  const [state, light, dark] = stored?.split('\n') ?? [];
  return light === undefined || dark === undefined ? null : { isOn: state === 'on', light, dark };
}

/**
 * Formats custom properties for storage, as the inline script reads them: whether they apply, those of
 * the light scheme, and those of the dark one, on a line each.
 */
export function formatStyles({ isOn, light, dark }: StoredStyles): string {
  return [isOn ? 'on' : 'off', light, dark].join('\n');
}

function isSafe(declarations: string): boolean {
  return (
    new RegExp(`^${DECLARATIONS}$`).test(declarations) &&
    !new RegExp(REFUSED, 'i').test(declarations)
  );
}

/**
 * Prints the rules that apply custom properties.
 *
 * @param key - The storage key, for the message.
 * @throws If they contain anything but declarations of the site's and the libraries' custom
 *   properties.
 */
export function printStyles(key: string, { light, dark }: SchemeStyles): string {
  const unsafe = [light, dark].find((declarations) => !isSafe(declarations));
  if (unsafe !== undefined) {
    throw new Error(
      `The styles stored as "${key}" contain more than the values of custom properties: ${unsafe.slice(0, 80)}. Set your theme or colors again.`,
    );
  }
  return RULES[0] + light + RULES[1] + dark + RULES[2];
}

/**
 * Applies custom properties to the document, or removes them.
 *
 * @param key - The storage key, which is also the id of the style element.
 * @throws If they aren't safe, see `printStyles`.
 */
export function applyStyles(key: string, styles: SchemeStyles | null): void {
  if (!styles) {
    document.getElementById(key)?.remove();
    return;
  }
  const rules = printStyles(key, styles);
  let element = document.getElementById(key);
  if (!element) {
    element = document.createElement('style');
    element.id = key;
    document.head.append(element);
  }
  element.textContent = rules;
}

/**
 * Applies custom properties if they are on. Logs and removes those that aren't safe.
 *
 * @param stored - The stored text.
 */
export function applyStored(key: string, stored: string | null): void {
  const styles = parseStyles(stored);
  try {
    applyStyles(key, styles?.isOn ? styles : null);
  } catch (error) {
    console.error(error);
    applyStyles(key, null);
  }
}

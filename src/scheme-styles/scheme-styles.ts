import { readStored, removeStored, writeStored } from '@site/src/settings';
import { DECLARATIONS, REFUSED, RULES } from './format';
import type { SchemeStylesKey } from './keys';

/**
 * Declarations of custom properties, such as `--mui-spacing:10px;`, for each color scheme. Both
 * declare the same properties.
 */
export interface SchemeStyles {
  light: string;
  dark: string;
}

const ON = 'on';
const OFF = 'off';

function isSafe(declarations: string): boolean {
  return (
    new RegExp(`^${DECLARATIONS}$`).test(declarations) &&
    !new RegExp(REFUSED, 'i').test(declarations)
  );
}

function parse(key: SchemeStylesKey): [isOn: boolean, styles: SchemeStyles] | null {
  const [state, light, dark] = readStored(key)?.split('\n') ?? [];
  return light === undefined || dark === undefined ? null : [state === ON, { light, dark }];
}

/** Whether stored custom properties exist and apply. */
export function areStylesOn(key: SchemeStylesKey): boolean {
  return parse(key)?.[0] ?? false;
}

/** The stored custom properties, whether they apply or not; `null` if there are none. */
export function readStyles(key: SchemeStylesKey): SchemeStyles | null {
  return parse(key)?.[1] ?? null;
}

/**
 * Stores custom properties, as the inline script reads them: whether they apply, those of the light
 * scheme, and those of the dark one, on a line each.
 */
export function storeStyles(
  key: SchemeStylesKey,
  { light, dark }: SchemeStyles,
  isOn: boolean,
): void {
  writeStored(key, [isOn ? ON : OFF, light, dark].join('\n'));
}

/** Removes stored custom properties. */
export function removeStyles(key: SchemeStylesKey): void {
  removeStored(key);
}

/**
 * Applies custom properties to the document, or removes them.
 *
 * @throws If they contain anything but declarations of the site's and the libraries' custom
 *   properties.
 */
export function applyStyles(key: SchemeStylesKey, styles: SchemeStyles | null): void {
  if (!styles) {
    document.getElementById(key)?.remove();
    return;
  }
  const { light, dark } = styles;
  const unsafe = [light, dark].find((declarations) => !isSafe(declarations));
  if (unsafe !== undefined) {
    throw new Error(
      `The styles stored as "${key}" contain more than the values of custom properties: ${unsafe.slice(0, 80)}. Set your theme or colors again.`,
    );
  }
  let element = document.getElementById(key);
  if (!element) {
    element = document.createElement('style');
    element.id = key;
    document.head.append(element);
  }
  element.textContent = RULES[0] + light + RULES[1] + dark + RULES[2];
}

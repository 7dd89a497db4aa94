import { useState } from 'react';
import { cssColor } from 'mui-theme-kit/colors';

/** A color while it's being typed. */
export interface ColorInput {
  /** What the field contains. */
  text: string;
  /** The last valid color, as CSS and the library read it. */
  color: string;
  /** Why the text isn't a color; `null` if it is one. */
  error: string | null;
}

/** Validates text as a color. An invalid text keeps the previous color. */
export function enterColor(text: string, previous: string): ColorInput {
  try {
    return { text, color: cssColor(text), error: null };
  } catch (error) {
    return { text, color: previous, error: (error as Error).message };
  }
}

/**
 * The state of a color field.
 *
 * @param initial - The color until the reader enters one. It may change.
 */
export function useColorInput(initial: string): [ColorInput, (text: string) => void] {
  const [entered, setEntered] = useState<ColorInput | null>(null);
  const input = entered ?? { text: initial, color: initial, error: null };
  return [input, (text) => setEntered(enterColor(text, input.color))];
}

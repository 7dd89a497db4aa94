import type { TranslationKey } from '@site/src/foundation/i18n';

/** Ids of the shortcuts. */
export type ShortcutId = 'search' | 'previous' | 'next' | 'help';

/** A key combination of a shortcut. */
export interface Chord {
  /** The character that the key types, see `KeyboardEvent.key`. */
  key: string;
  /** Whether Ctrl, or Command on Apple devices, is pressed. */
  command?: true;
}

/** A keyboard shortcut that works on every page. */
export interface Shortcut {
  id: ShortcutId;
  chords: readonly Chord[];
  label: TranslationKey;
}

/**
 * All shortcuts, in the order of the list. Shortcuts without an action do nothing and aren't
 * listed.
 */
export const SHORTCUTS: readonly Shortcut[] = [
  { id: 'search', chords: [{ key: '/' }, { key: 'k', command: true }], label: 'keyboard.search' },
  { id: 'previous', chords: [{ key: '[' }], label: 'keyboard.previous' },
  { id: 'next', chords: [{ key: ']' }], label: 'keyboard.next' },
  { id: 'help', chords: [{ key: '?' }], label: 'keyboard.help' },
];

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'> & {
  getModifierState: (modifier: string) => boolean;
};

/**
 * The shortcut of a key press. Shift and AltGr aren't modifiers here, because some keyboard layouts
 * need them to type the character.
 *
 * @param singleKeys - Whether single-key shortcuts are enabled.
 */
export function shortcutOfKeys(event: Keys, singleKeys: boolean): ShortcutId | null {
  const isWriting = event.getModifierState('AltGraph');
  const hasCommand = !isWriting && (event.ctrlKey || event.metaKey);
  const hasAlt = !isWriting && event.altKey;
  const isPressed = ({ key, command }: Chord) =>
    key === event.key.toLowerCase() &&
    Boolean(command) === hasCommand &&
    !hasAlt &&
    (command || singleKeys);
  return SHORTCUTS.find(({ chords }) => chords.some(isPressed))?.id ?? null;
}

/** Name of the command key on the reader's keyboard; only known in the browser. */
export function commandKeyName(): '⌘' | 'Ctrl' {
  return /mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl';
}

import type { TranslationKey } from '@site/src/i18n';

/** What a shortcut does. */
export type ShortcutId = 'search' | 'previous' | 'next' | 'help';

/** One way to press a shortcut. */
export interface Chord {
  /** The character that the key writes, see `KeyboardEvent.key`. */
  key: string;
  /** Whether Ctrl, or Command on Apple's machines, is held. */
  command?: true;
}

/** Something the reader can do by keyboard on every page. */
export interface Shortcut {
  id: ShortcutId;
  chords: readonly Chord[];
  label: TranslationKey;
}

/** All shortcuts, in the order of the list. One without an action does nothing and is not listed. */
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
 * The shortcut that keys stand for. Shift is no modifier here, and neither is AltGr: some
 * keyboards need them to write the character.
 *
 * @param singleKeys - Whether the reader wants shortcuts of a single key.
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

/** What the reader's keyboard calls the key of commands; only the browser knows. */
export function commandKeyName(): '⌘' | 'Ctrl' {
  return /mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl';
}

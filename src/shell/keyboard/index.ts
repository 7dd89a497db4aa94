export { registerShortcut, runShortcut } from './actions';
export { KeyboardShortcuts } from './KeyboardShortcuts';
export { commandKeyName, shortcutOfKeys } from './shortcuts';

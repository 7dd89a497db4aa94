export { registerShortcut, runShortcut } from './actions';
export { KeyboardShortcuts } from './KeyboardShortcuts';
export { commandKeyName } from './shortcuts';

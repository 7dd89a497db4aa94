export { registerShortcut, runShortcut } from './actions';
export { KeyboardShortcuts } from './KeyboardShortcuts';

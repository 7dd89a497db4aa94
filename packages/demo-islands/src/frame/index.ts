export { loadFonts } from './load-fonts';
export type { Fault } from './messages';
export { connectSandbox } from './sandbox-host';
export type { SandboxEvents } from './sandbox-host';
export { watchHeight } from './watch-height';

export { mountIsland } from './mount-island';
export type { Mounting } from './mount-island';
export { nextTask } from './turns';

export { Island } from './Island';
export type { IslandOptions, OnFailure, StartedIsland } from './start-island';

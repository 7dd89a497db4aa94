/** The part of React's scheduler that this project uses; the package has no types. */
declare module 'scheduler' {
  /** Renders for `1000 / fps` ms, rounded down, before the browser gets its turn (default 5 ms). */
  export function unstable_forceFrameRate(fps: number): void;
  /** Whether the running callback has used up its time. */
  export function unstable_shouldYield(): boolean;
  export function unstable_scheduleCallback(priority: number, callback: () => void): unknown;
  export const unstable_NormalPriority: number;
}

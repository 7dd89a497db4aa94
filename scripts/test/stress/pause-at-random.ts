import { execFileSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { descendantsOf, readProcesses } from './descendants';

/** Average and maximum pause, in ms. */
const MEAN_PAUSE = 100;
const MAX_PAUSE = 1000;

/** Longest time between two pauses, in ms. */
const MAX_GAP = 150;

/** The processes that a slow machine slows down: the browser and the site's server. */
const SLOWED = /chrom|scripts\/serve\/serve\.ts/;

function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process has ended in the meantime.
  }
}

function slowedBelow(pid: number): number[] {
  const list = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return descendantsOf(pid, readProcesses(list))
    .filter(({ command }) => SLOWED.test(command))
    .map((found) => found.pid);
}

/**
 * Pauses processes of the browser and the server at random, like a busy machine.
 *
 * @param pid - The process whose descendants are paused.
 * @param isOver - Whether to stop.
 * @returns The number of pauses.
 */
export async function pauseAtRandom(pid: number, isOver: () => boolean): Promise<number> {
  let pauses = 0;
  while (!isOver()) {
    const running = slowedBelow(pid);
    const chosen = running[Math.floor(Math.random() * running.length)];
    if (chosen !== undefined) {
      signal(chosen, 'SIGSTOP');
      await delay(Math.min(-Math.log(1 - Math.random()) * MEAN_PAUSE, MAX_PAUSE));
      signal(chosen, 'SIGCONT');
      pauses += 1;
    }
    await delay(Math.random() * MAX_GAP);
  }
  return pauses;
}

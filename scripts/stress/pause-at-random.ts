import { execFileSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { descendantsOf, readProcesses } from './descendants';

/** How long a process is stopped on average and at most, in ms. */
const MEAN_PAUSE = 100;
const MAX_PAUSE = 1000;

/** Longest time between two pauses, in ms. */
const MAX_GAP = 150;

/** What a slow machine slows down: the browser's processes and the server of the site. */
const SLOWED = /chrom|scripts\/serve\.ts/;

function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended meanwhile.
  }
}

function slowedBelow(pid: number): number[] {
  const list = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return descendantsOf(pid, readProcesses(list))
    .filter(({ command }) => SLOWED.test(command))
    .map((found) => found.pid);
}

/**
 * Stops and continues processes of the browser and the server at random, as a busy machine would.
 *
 * @param pid - The process whose descendants are slowed down.
 * @param isOver - Tells when to end.
 * @returns How many pauses there were.
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

import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

/** A process at one point in time. */
export interface ProcessRow {
  pid: number;
  parent: number;
  residentBytes: number;
}

function numberAfter(label: string, status: string): number {
  return Number(new RegExp(`^${label}:\\s*(\\d+)`, 'm').exec(status)?.[1] ?? 0);
}

function readProcess(pid: string): ProcessRow[] {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return [
      {
        pid: Number(pid),
        parent: numberAfter('PPid', status),
        residentBytes: numberAfter('VmRSS', status) * 1024,
      },
    ];
  } catch {
    return []; // The process ended between the listing and the reading.
  }
}

function fromPs(): ProcessRow[] {
  // One option per column: BSD treats everything after the first "=" as a header.
  const columns = ['-o', 'pid=', '-o', 'ppid=', '-o', 'rss='];
  const { stdout } = spawnSync('ps', ['-A', ...columns], { encoding: 'utf8' });
  return (stdout ?? '').split('\n').flatMap((line) => {
    const [pid, parent, kibibytes] = line.trim().split(/\s+/).map(Number);
    return pid && parent !== undefined && kibibytes !== undefined
      ? [{ pid, parent, residentBytes: kibibytes * 1024 }]
      : [];
  });
}

/** All processes of this machine; empty if neither `/proc` nor `ps` is available. */
export function readProcessTable(): ProcessRow[] {
  return process.platform === 'linux'
    ? readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .flatMap(readProcess)
    : fromPs();
}

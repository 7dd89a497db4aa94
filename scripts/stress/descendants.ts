/** A process, as `ps` lists it. */
export interface Process {
  pid: number;
  parent: number;
  command: string;
}

/**
 * Reads a list of processes.
 *
 * @param text - Output of `ps -eo pid=,ppid=,args=`.
 */
export function readProcesses(text: string): Process[] {
  return [...text.matchAll(/^\s*(\d+)\s+(\d+)\s+(.*)$/gm)].map(([, pid, parent, command]) => ({
    pid: Number(pid),
    parent: Number(parent),
    command,
  }));
}

/** The processes that a process started, directly or not. */
export function descendantsOf(pid: number, processes: readonly Process[]): Process[] {
  const children = processes.filter(({ parent }) => parent === pid);
  return children.flatMap((child) => [child, ...descendantsOf(child.pid, processes)]);
}

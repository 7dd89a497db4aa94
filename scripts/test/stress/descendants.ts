/** A process in the output of `ps`. */
export interface Process {
  pid: number;
  parent: number;
  command: string;
}

/**
 * Parses a list of processes.
 *
 * @param text - Output of `ps -eo pid=,ppid=,args=`.
 */
export function readProcesses(text: string): Process[] {
  return [...text.matchAll(/^\s*(\d+)\s+(\d+)\s+(.*)$/gm)].map(([, pid, parent, command = '']) => ({
    pid: Number(pid),
    parent: Number(parent),
    command,
  }));
}

/** All direct and indirect child processes. */
export function descendantsOf(pid: number, processes: readonly Process[]): Process[] {
  const children = processes.filter(({ parent }) => parent === pid);
  return children.flatMap((child) => [child, ...descendantsOf(child.pid, processes)]);
}

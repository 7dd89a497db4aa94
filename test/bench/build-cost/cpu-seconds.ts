/** `times` prints the user and system time of the child processes on its second line. */
const CHILDREN = /\n(\d+)m(\d+[.,]\d+)s (\d+)m(\d+[.,]\d+)s/;

/**
 * Parses CPU time from the output of the shell's `times`.
 *
 * @returns User and system time of all child processes together, or `null` if it's missing.
 */
export function cpuSeconds(times: string): number | null {
  const match = CHILDREN.exec(times);
  if (!match) {
    return null;
  }
  // Some locales use a decimal comma.
  const [userMinutes = 0, userSeconds = 0, systemMinutes = 0, systemSeconds = 0] = match
    .slice(1)
    .map((part) => Number(part.replace(',', '.')));
  return (userMinutes + systemMinutes) * 60 + userSeconds + systemSeconds;
}

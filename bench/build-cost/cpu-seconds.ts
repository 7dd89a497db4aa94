/** The user and system time of the children stand in the second line of what `times` prints. */
const CHILDREN = /\n(\d+)m(\d+[.,]\d+)s (\d+)m(\d+[.,]\d+)s/;

/**
 * CPU time in what the shell's `times` prints.
 *
 * @returns User and system time of the shell's children together, `null` if it is not there.
 */
export function cpuSeconds(times: string): number | null {
  const match = CHILDREN.exec(times);
  if (!match) {
    return null;
  }
  // Some locales write a decimal comma.
  const [userMinutes = 0, userSeconds = 0, systemMinutes = 0, systemSeconds = 0] = match
    .slice(1)
    .map((part) => Number(part.replace(',', '.')));
  return (userMinutes + systemMinutes) * 60 + userSeconds + systemSeconds;
}

/**
 * Lets loading, rendering, and replayed events run, each of which takes a task or a few. Counts tasks
 * instead of milliseconds: on a busy machine, any time is too short.
 *
 * @param count - Tasks to wait for, more than any of these take.
 */
export async function laterTasks(count = 40): Promise<void> {
  for (let task = 0; task < count; task += 1) {
    await new Promise((resolve) => setTimeout(resolve));
  }
}

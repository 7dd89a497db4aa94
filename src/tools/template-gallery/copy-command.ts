/** What a copy command keeps of a template's project. */
export type CopiedPart = 'project' | 'modules';

/** Options of tar that put only the folders in `src/` into the current folder. */
const onlyModules = (name: string) => ` --strip-components=2 --exclude=main.tsx ${name}/src`;

/**
 * A shell command that downloads a template, for `curl` and `tar` of Linux, macOS and Windows.
 *
 * @param url - URL of the archive, from `plugins/content/templates/source-archive`.
 * @param part - The Vite project in a folder of its own, or only the folders that an app needs.
 */
export function copyCommand(name: string, url: string, part: CopiedPart): string {
  // Without -f, tar on Windows reads from a tape.
  return `curl -fsSL ${url} | tar -xzf -${part === 'modules' ? onlyModules(name) : ''}`;
}

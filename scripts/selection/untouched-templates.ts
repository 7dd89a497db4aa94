/** The template whose tests always run: the smallest with a form. */
const SAMPLE = 'sign-in';

/** Files that all templates depend on. */
const SHARED = /^templates\/(?:shared-[^/]+|testing)\/|^package-lock\.json$/;

/**
 * The templates whose tests `npm test` leaves out, because nothing that they depend on has changed.
 * They render whole pages, which takes seconds each; `npm run test:full` runs all of them.
 *
 * @param names - Folders of all templates.
 * @param changed - Changed files, relative to the repository's root.
 */
export function untouchedTemplates(names: readonly string[], changed: readonly string[]): string[] {
  if (changed.some((file) => SHARED.test(file))) {
    return [];
  }
  return names.filter(
    (name) => name !== SAMPLE && !changed.some((file) => file.startsWith(`templates/${name}/`)),
  );
}

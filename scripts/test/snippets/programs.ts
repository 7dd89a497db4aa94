import type { Snippet } from './page-snippets';

const AUGMENTATION = /^declare (?:module|global)\b/m;

/** The interfaces that a page's code declares, which are those that it may augment. */
function interfacesOf(snippets: readonly Snippet[]): string[] {
  return snippets
    .filter(({ code }) => AUGMENTATION.test(code))
    .flatMap(({ code }) => code.match(/(?<=\binterface )\w+/g) ?? []);
}

/**
 * Groups snippets into programs. A module augmentation applies to its whole program, so pages with
 * augmentations are apart from all others, and two of them that augment the same interface are
 * apart from each other. Pages that augment different interfaces share a program, because each one
 * reads the libraries' types again; what one page declares there could hide that another has
 * forgotten to.
 */
export function programsOf(snippets: readonly Snippet[]): Snippet[][] {
  const byPage = new Map<string, Snippet[]>();
  for (const snippet of snippets) {
    byPage.set(snippet.page, [...(byPage.get(snippet.page) ?? []), snippet]);
  }
  const plain: Snippet[] = [];
  const augmented: { interfaces: Set<string>; members: Snippet[] }[] = [];
  for (const members of byPage.values()) {
    if (!members.some(({ code }) => AUGMENTATION.test(code))) {
      plain.push(...members);
      continue;
    }
    const interfaces = interfacesOf(members);
    const free = augmented.find((one) => interfaces.every((name) => !one.interfaces.has(name)));
    const program = free ?? { interfaces: new Set<string>(), members: [] };
    if (!free) {
      augmented.push(program);
    }
    interfaces.forEach((name) => program.interfaces.add(name));
    program.members.push(...members);
  }
  return [plain, ...augmented.map(({ members }) => members)].filter(({ length }) => length > 0);
}

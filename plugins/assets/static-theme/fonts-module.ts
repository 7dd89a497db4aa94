import type { LibraryAdapter } from '../../../src/demos/libraries';

/**
 * A module that exports the URLs of the font files that pages with demos of each library preload.
 *
 * @param libraries - The libraries by their ids.
 */
export function fontsModule(libraries: Readonly<Record<string, LibraryAdapter>>): string {
  // Imports, because bundlers leave out those that only the server's code uses.
  const imports: string[] = [];
  const lines = Object.entries(libraries).map(([id, { font }]) => {
    const names = (font?.preloaded ?? []).map((weight) => {
      const file = `@fontsource/${font!.package}/files/${font!.package}-latin-${weight}-normal.woff2`;
      return `font${imports.push(file) - 1}`;
    });
    return `${JSON.stringify(id)}: [${names.join(', ')}],`;
  });
  const statements = imports.map(
    (file, index) => `import font${index} from ${JSON.stringify(file)};`,
  );
  return [...statements, 'export default {', ...lines, '};', ''].join('\n');
}

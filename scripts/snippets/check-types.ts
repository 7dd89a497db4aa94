import path from 'node:path';
import ts from 'typescript';
import type { DocsVersion } from './docs-versions';
import type { Snippet } from './page-snippets';

/** Where to resolve packages. */
interface Packages extends Pick<DocsVersion, 'installedAs'> {
  /** Folder that contains `node_modules`. */
  root: string;
}

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowJs: true,
  checkJs: true,
  jsx: ts.JsxEmit.ReactJSX,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  resolveJsonModule: true,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node'],
};

function optionsFor({ root, installedAs }: Packages): ts.CompilerOptions {
  const paths = Object.entries(installedAs).flatMap(([name, alias]) => {
    const folder = path.join(root, 'node_modules', alias);
    return [
      [name, [folder]],
      [`${name}/*`, [`${folder}/*`]],
    ];
  });
  return { ...OPTIONS, paths: Object.fromEntries(paths) as ts.MapLike<string[]> };
}

// TS7005 to TS7057 report missing types, which JavaScript can't declare.
function isForJavaScript({ code, file }: ts.Diagnostic): boolean {
  return !(/\.jsx?$/.test(file?.fileName ?? '') && code >= 7005 && code <= 7057);
}

/**
 * The programs of the check. A module augmentation applies to its whole program, so a page with one
 * gets a separate program.
 */
function programsOf(snippets: readonly Snippet[]): Snippet[][] {
  const augmenting = new Set(
    snippets.filter(({ code }) => /^declare (module|global)\b/m.test(code)).map(({ page }) => page),
  );
  return [
    snippets.filter(({ page }) => !augmenting.has(page)),
    ...[...augmenting].map((page) => snippets.filter((one) => one.page === page)),
  ];
}

/** A compiler host with the snippets as files. It caches parsed files for all its programs. */
function hostOf(
  snippets: readonly Snippet[],
  root: string,
  programOptions: ts.CompilerOptions,
): ts.CompilerHost {
  const host = ts.createCompilerHost(programOptions);
  const byFile = new Map(snippets.map((snippet) => [snippet.file, snippet]));
  const parsed = new Map<string, ts.SourceFile | undefined>();
  const { getSourceFile, fileExists, readFile } = host;
  const cache = ts.createModuleResolutionCache(root, (name) => name, programOptions);

  const neighbour = (from: Snippet, specifier: string) =>
    specifier.startsWith('.')
      ? snippets.find(
          ({ page, name }) => page === from.page && name === path.posix.basename(specifier),
        )
      : undefined;

  return {
    ...host,
    getCurrentDirectory: () => root,
    fileExists: (file) => byFile.has(file) || fileExists(file),
    readFile: (file) => byFile.get(file)?.code ?? readFile(file),
    getSourceFile(file, languageVersion) {
      if (!parsed.has(file)) {
        const code = byFile.get(file)?.code;
        parsed.set(
          file,
          code === undefined
            ? getSourceFile(file, languageVersion)
            : ts.createSourceFile(file, code, languageVersion, true),
        );
      }
      return parsed.get(file);
    },
    resolveModuleNameLiterals: (literals, containing, redirect, options, source) =>
      literals.map((literal) => {
        const from = byFile.get(containing);
        const near = from && neighbour(from, literal.text);
        if (near) {
          const extension = path.extname(near.file);
          return { resolvedModule: { resolvedFileName: near.file, extension } };
        }
        const mode = ts.getModeForUsageLocation(source, literal, options);
        return ts.resolveModuleName(literal.text, containing, options, host, cache, redirect, mode);
      }),
  };
}

function messageOf(diagnostic: ts.Diagnostic, byFile: ReadonlyMap<string, Snippet>): string[] {
  const { file, start = 0, messageText, code } = diagnostic;
  const snippet = file && byFile.get(file.fileName);
  if (!snippet) {
    return [];
  }
  const { line } = file.getLineAndCharacterOfPosition(start);
  const text = ts.flattenDiagnosticMessageText(messageText, '\n  ');
  return [`${snippet.page}:${snippet.pageLines[line]}: ${text} (TS${code})`];
}

/**
 * Type-checks the snippets of a docs version against its packages, in a single program except for
 * pages that augment modules.
 *
 * @param snippets - Snippets of any number of pages. Those with `noCheck` can be imported, but
 *   their
 *   errors aren't reported.
 * @returns One message per error, with page and line, in the order of the snippets.
 */
export function checkTypes(snippets: readonly Snippet[], packages: Packages): string[] {
  const byFile = new Map(snippets.map((snippet) => [snippet.file, snippet]));
  const options = optionsFor(packages);
  const host = hostOf(snippets, packages.root, options);
  const checked = snippets.filter(({ noCheck }) => noCheck === undefined);
  return programsOf(checked).flatMap((members) => {
    const program = ts.createProgram({
      rootNames: members.map(({ file }) => file),
      options,
      host,
    });
    return members.flatMap(({ file }) => {
      const source = program.getSourceFile(file);
      return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
        .filter(isForJavaScript)
        .flatMap((diagnostic) => messageOf(diagnostic, byFile));
    });
  });
}

import ts from 'typescript';
import type { FileReport, Place, SourceFile } from 'mui-upgrade-check';
import type { TypeError } from './type-errors';

/** The first and last line of the element or statement around a place. */
function linesAround({ file, code }: SourceFile, { line, column }: TypeError): [number, number] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const offset = source.getPositionOfLineAndCharacter(line - 1, column - 1);
  let found: ts.Node = source;
  const visit = (node: ts.Node): void => {
    if (node.getStart() <= offset && offset < node.end) {
      const isPart =
        ts.isJsxOpeningElement(node) ||
        ts.isJsxSelfClosingElement(node) ||
        (ts.isStatement(node) && !ts.isBlock(node)) ||
        ts.isImportDeclaration(node);
      found = isPart ? node : found;
      ts.forEachChild(node, visit);
    }
  };
  visit(source);
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  return [lineOf(found.getStart()), lineOf(found.end)];
}

function textAround(source: SourceFile, error: TypeError): string {
  const [from, to] = linesAround(source, error);
  return source.code
    .split('\n')
    .slice(from - 1, to)
    .join('\n');
}

/** A type that the check names where it's declared, so errors about it elsewhere aren't silent. */
export interface NamedType {
  name: string;
  /** The type of the props that a field of this name has. */
  of?: string;
  /** Set if the name is that of a field whose type can't be imported any more. */
  file?: string;
}

const has = (text: string, word: string | undefined) =>
  word !== undefined && new RegExp(`\\b${word}\\b`).test(text);

const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, one]) => one!);

/** The types that are named as left in a file. */
export function namedTypes(source: SourceFile, { findings, unknown }: FileReport): NamedType[] {
  const around = ({ line }: Place) => textAround(source, { ...source, line, column: 1, text: '' });
  return [
    ...unknown.flatMap(({ text }) => {
      const [, name, component] = /^`(\w+)` has the props of `(\w+)`/.exec(text) ?? [];
      // TypeScript calls those of Box `BoxOwnProps`.
      return name ? [{ name, of: `${component}(?:Own)?Props` }] : [];
    }),
    ...findings
      .filter(({ kind }) => kind === 'import')
      .flatMap((one) => [
        ...namesIn(around(one), /\binterface (\w+)/g).map((name) => ({ name })),
        ...namesIn(around(one), /\b([A-Z]\w+)/g).flatMap((type): NamedType[] => {
          const using = (head: string) =>
            namesIn(source.code, new RegExp(`${head}\\b${type}\\b`, 'g'));
          return [
            ...using('\\binterface (\\w+) extends [^{]*').map((name) => ({ name })),
            ...using('(\\w+)\\??: [^;\\n]*').map((name) => ({ name, file: source.file })),
          ];
        }),
      ]),
  ];
}

/** Whether the check names a place, the package that something there is imported from, or its type. */
export function isNamed(
  source: SourceFile,
  error: TypeError,
  { refused, findings, unknown, errors }: FileReport,
  types: readonly NamedType[],
): boolean {
  const [from, to] = linesAround(source, error);
  const lines = textAround(source, error);
  const words = new Set(lines.match(/\b(?:[A-Z]|use[A-Z])\w+/g));
  return (
    refused !== undefined ||
    [...findings, ...unknown, ...errors].some(({ line }) => line >= from && line <= to) ||
    unknown.some(
      ({ code }) => /^import /.test(code) && code.match(/\w+/g)!.some((one) => words.has(one)),
    ) ||
    types.some(({ name, of, file }) =>
      file === undefined
        ? has(error.text, name) || (has(lines, name) && has(error.text, of))
        : file === error.file && has(lines, name),
    )
  );
}

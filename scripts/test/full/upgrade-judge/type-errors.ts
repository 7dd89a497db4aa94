import path from 'node:path';
import ts from 'typescript';
import type { SourceFile } from 'mui-upgrade-check';
import { ROOT } from '../../../shared/root';

/** An error of the type checker. */
export interface TypeError {
  file: string;
  line: number;
  column: number;
  text: string;
}

/** Type-checks files of a folder with the packages that they find, or with those of an older version. */
export function typeErrors(
  folder: string,
  files: readonly SourceFile[],
  from?: string,
): TypeError[] {
  const old = from && from !== '7' && path.join(ROOT, `node_modules/material-v${from}`);
  const compilerOptions = {
    ...{ target: 'es2022', module: 'esnext', moduleResolution: 'bundler', jsx: 'react-jsx' },
    ...{ strict: true, noEmit: true, skipLibCheck: true, noUnusedLocals: true, types: ['node'] },
    ...{
      esModuleInterop: true,
      resolveJsonModule: true,
      typeRoots: [`${ROOT}/node_modules/@types`],
    },
    ...(old && { paths: { '@mui/material': [old], '@mui/material/*': [`${old}/*`] } }),
  };
  const { options } = ts.convertCompilerOptionsFromJson(compilerOptions, folder);
  const names = files.map(({ file }) => path.join(folder, file));
  // The command reports no type errors of a project with a syntax error.
  return ts
    .getPreEmitDiagnostics(ts.createProgram(names, options))
    .flatMap(({ file, start = 0, code, messageText }) => {
      // Packages without types beside the target's are found in its folder only.
      if (!file || code === 7016 || path.relative(folder, file.fileName).startsWith('..')) {
        return [];
      }
      const { line, character } = file.getLineAndCharacterOfPosition(start);
      const text = `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
      const name = path.relative(folder, file.fileName);
      return { file: name, line: line + 1, column: character + 1, text };
    });
}

/** The first line of a message, without types of objects, which contain the names of moved props. */
const keyOf = ({ file, text }: TypeError) =>
  `${file} ${text.split('\n')[0]!.replace(/'\{ .*? \}'/g, '{}')}`;

/** The errors that weren't there before, each as often as it's new. */
export function newErrors(before: readonly TypeError[], after: readonly TypeError[]): TypeError[] {
  const known = new Map<string, number>();
  before.forEach((one) => known.set(keyOf(one), (known.get(keyOf(one)) ?? 0) + 1));
  // A name that doesn't exist may be used more often, or no longer as a shorthand property.
  const nameIn = ({ file, text }: TypeError) =>
    /^TS(?:2304|18004): /.test(text) ? `${file} ${/'(\w+)'/.exec(text)?.[1]}` : undefined;
  const missing = new Set(before.map(nameIn));
  return after.filter((one) => {
    if (nameIn(one) !== undefined && missing.has(nameIn(one))) {
      return false;
    }
    const left = known.get(keyOf(one)) ?? 0;
    known.set(keyOf(one), left - 1);
    return left <= 0;
  });
}

import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import ts from 'typescript';
import { ownLookup } from './own-lookup.mjs';

const DECLARATIONS = `
declare const SYNONYMS: Readonly<Record<string, readonly string[]>>;
declare const KNOWN: { drawer: number; select: number };
declare const words: string[];
declare const map: Map<string, string>;
declare const index: number;
declare const word: string;
declare const name: keyof typeof KNOWN;
declare const inherited: 'drawer' | 'toString';
declare const anything: any;
declare const maybe: Record<string, number> | undefined;
`;

const REPORTED = [
  '(SYNONYMS[word] ?? []).map(String);',
  'maybe?.[word];',
  'anything[word];',
  'SYNONYMS[anything];',
  'SYNONYMS[inherited];',
  'SYNONYMS[`${word}`];',
  'SYNONYMS[word.toLowerCase()];',
  '<T extends string>(key: T) => SYNONYMS[key];',
  'KNOWN[word as keyof typeof KNOWN];',
  'word in SYNONYMS;',
  'word in KNOWN;',
  'let found; found = SYNONYMS[word];',
  'maybe![word]! += 1;',
  '() => { Object.hasOwn(SYNONYMS, word); }; SYNONYMS[word];',
  'Object.hasOwn(KNOWN, word) && SYNONYMS[word];',
];

const ACCEPTED = [
  'words[index];',
  'words.at(index);',
  'map.get(word);',
  'KNOWN[name];',
  "SYNONYMS['drawer'];",
  'SYNONYMS[name];',
  'SYNONYMS[index];',
  'SYNONYMS[`page/${word}`];',
  'words[anything as number];',
  "'drawer' in anything;",
  'name in SYNONYMS;',
  'maybe![word] = 1;',
  'delete maybe![word];',
  '<T extends string>(labels: Record<T, string>, key: T) => labels[key];',
  'Object.hasOwn(SYNONYMS, word) ? SYNONYMS[word] : [];',
  'if (Object.hasOwn(KNOWN, word)) { KNOWN[word as keyof typeof KNOWN]; }',
  'Object.hasOwn(SYNONYMS, word) && words.map(() => SYNONYMS[word]);',
];

const STATEMENTS = [...REPORTED, ...ACCEPTED];
const fileOf = (statement: string) => `${STATEMENTS.indexOf(statement)}.ts`;
const codeOf = (statement: string) => `export {};${DECLARATIONS}${statement}`;
const FILES = new Map(STATEMENTS.map((statement) => [fileOf(statement), codeOf(statement)]));

/** Compiles the files, which exist only in memory, at once. */
function compiled(): ts.Program {
  const options = { strict: true, lib: ['lib.es2022.d.ts'], types: [] };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (file, ...rest) => {
    const code = FILES.get(file);
    return code === undefined
      ? getSourceFile(file, ...rest)
      : ts.createSourceFile(file, code, ts.ScriptTarget.ES2022, true);
  };
  return ts.createProgram([...FILES.keys()], options, host);
}

const linter = new Linter();
const config: Linter.Config = {
  files: ['**/*.ts'],
  plugins: { site: { rules: { 'own-lookup': ownLookup } } },
  languageOptions: {
    parser: tseslint.parser as Linter.Parser,
    parserOptions: { programs: [compiled()] },
  },
  rules: { 'site/own-lookup': 'error' },
};

const faultsOf = (statement: string) =>
  linter.verify(codeOf(statement), config, fileOf(statement)).map(({ message }) => message);

it.each(REPORTED)('reports %s', (statement) => {
  expect(faultsOf(statement)).toEqual([expect.stringContaining('inherited properties')]);
});

it.each(ACCEPTED)('accepts %s', (statement) => {
  expect(faultsOf(statement)).toEqual([]);
});

it('says what to write instead', () => {
  expect(faultsOf(REPORTED[0]!)[0]).toContain('ownValue(SYNONYMS, word)');
});

import { parseCode } from '../../shared/highlight/parse-code';

const SIBLINGS = '<>$</>';

/** Code around a part of a program, with the part as `$`, and how to show the part. */
const AROUND: readonly [program: string, cure: string][] = [
  ['($\n)', "It's an expression: give it a name, such as const example = …;"],
  [SIBLINGS, 'It has several elements: put them in <>…</>.'],
  ['({$\n})', 'It has the fields of an object: put them in one, such as const example = { … };'],
  ['type A = $\n;', "It's a type: give it a name, such as type Example = …;"],
  ['class A {$\n}', 'It has the members of a class: put them in one, class Example { … }.'],
  ['interface A {$\n}', 'It has the fields of a type: put them in one, interface Example { … }.'],
];

const LEFT_OUT = /\.{3}(?![\w$([{'"`])|…/g;

/** A comment, or a string, which may contain what looks like one. */
const COMMENT = /("(?:\\.|[^"\\])*")|\/\/.*|\/\*[^]*?\*\//g;

function parses(code: string, language: string): boolean {
  try {
    parseCode(code, language);
    return true;
  } catch {
    return false;
  }
}

function isJson(code: string): boolean {
  try {
    JSON.parse(code);
    return true;
  } catch {
    return false;
  }
}

/**
 * How to show code that isn't a program in its language but is one in another, or a part of one.
 *
 * @param code - Code that `parseCode` rejects.
 * @returns `null` for code that fits no reading.
 */
export function otherReading(code: string, language: string): string | null {
  if (isJson(code)) {
    return "It's JSON: write ```json.";
  }
  const plain = code.replaceAll(COMMENT, '$1').replaceAll(/,(?=\s*[}\]])/g, '');
  if (isJson(plain)) {
    return "It's JSON with comments or final commas: write ```json5.";
  }
  const other = ['ts', 'tsx'].find((one) => parses(code, one));
  if (other) {
    return `It's valid ${other}: write \`\`\`${other}.`;
  }
  for (const one of [language, 'tsx']) {
    const part = AROUND.find(
      ([program]) =>
        // In an element, any text can be parsed.
        (program !== SIBLINGS || /^\s*<[^]*>\s*$/.test(code)) &&
        parses(
          program.replace('$', () => code),
          one,
        ),
    );
    if (part) {
      return one === language ? part[1] : `${part[1]} Write \`\`\`${one}.`;
    }
    if (parses(code.replaceAll(LEFT_OUT, '/* */'), one)) {
      return 'Write // … or /* … */ where code is left out.';
    }
  }
  return null;
}

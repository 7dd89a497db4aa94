import { printString } from './print-string';
import { isCode } from './types';
import type { Code, CodeImport, Data } from './types';

type Requirements = Required<Pick<Code, 'imports' | 'constants'>>;

function codesIn(value: Data): Code[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return isCode(value) ? [value] : (Object.values(value) as Data[]).flatMap(codesIn);
}

/** The imports and constants that code in options needs, each once. */
export function requirementsOf(values: readonly Data[]): Requirements {
  const imports = new Map<string, CodeImport>();
  const constants = new Map<string, { name: string; code: string }>();
  for (const code of values.flatMap(codesIn)) {
    code.imports?.forEach((one) => imports.set(one.local, one));
    code.constants?.forEach((one) => constants.set(one.name, one));
  }
  return { imports: [...imports.values()], constants: [...constants.values()] };
}

/** Import declarations, one for each module. */
export function printImports(imports: readonly CodeImport[]): string {
  const each = [...new Map(imports.map((one) => [one.local, one])).values()];
  return [...new Set(each.map(({ source }) => source))]
    .map((source) => {
      const names = each.filter((one) => one.source === source);
      const main = names.find(({ imported }) => imported === 'default')?.local;
      const all = names.find(({ imported }) => imported === '*')?.local;
      const named = names
        .filter(({ imported }) => imported !== 'default' && imported !== '*')
        .map(({ imported, local }) => (imported === local ? local : `${imported} as ${local}`));
      const parts = [
        ...(main ? [main] : []),
        ...(all ? [`* as ${all}`] : []),
        ...(named.length > 0 ? [`{ ${named.join(', ')} }`] : []),
      ];
      return `import ${parts.join(', ')} from ${printString(source)};\n`;
    })
    .join('');
}

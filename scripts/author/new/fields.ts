import { usageLine } from '../../shared/command/help-text';
import type { CommandLine } from '../../shared/command/types';
import { UsageError } from '../../shared/command/usage-error';

/** The options of all kinds. */
type Flag =
  | 'in'
  | 'group'
  | 'title'
  | 'description'
  | 'slug'
  | 'name'
  | 'page'
  | 'component'
  | 'id'
  | 'summary'
  | 'version';

/** The collected values by flag. A kind has only those of its fields. */
export type Answers = Readonly<Record<Flag, string>>;

/** The values of the options on the command line. */
export type Given = Readonly<Record<string, string | undefined>>;

/** A value that a command needs. */
export interface Field {
  flag: Flag;
  /** The prompt, without a question mark. */
  question: string;
  example: string;
  /** The default value. A field without one is required. */
  fallback?: (answers: Answers) => string;
  /** The flag of an earlier field whose answer `fault` reads. */
  needs?: Flag;
  /** Validates a value. @returns An error message with the fix, if it's invalid. */
  fault?: (answer: string, answers: Answers) => string | false | undefined;
}

/** The fields as options of a command. */
export function optionsOf(
  fields: readonly Field[],
): Record<string, { type: 'string'; help: string }> {
  return Object.fromEntries(
    fields.map(({ flag, question, example }) => [
      flag,
      { type: 'string', help: `${question}, such as ${example}` },
    ]),
  );
}

/** Faults of the given values. Values that depend on a missing one can't be validated yet. */
function faultsOf(fields: readonly Field[], given: Given): string[] {
  const valid: Partial<Record<Flag, string>> = {};
  return fields.flatMap(({ flag, needs, fault }) => {
    const value = given[flag];
    if (value === undefined || (needs && valid[needs] === undefined)) {
      return [];
    }
    const wrong = fault?.(value, { ...given, ...valid } as Answers);
    valid[flag] = wrong ? undefined : value;
    return wrong ? [`--${flag} "${value}": ${wrong}`] : [];
  });
}

/**
 * Collects the values of a kind from options, prompts and fallbacks.
 *
 * @param command - The command for error messages.
 * @param ask - Prompts for one value; omitted without a terminal.
 * @throws UsageError - If a given value is invalid, or a required one is missing without a terminal.
 */
export async function collectAnswers(
  command: CommandLine,
  fields: readonly Field[],
  given: Given,
  ask?: (question: string) => Promise<string>,
): Promise<Answers> {
  const faults = faultsOf(fields, given);
  if (faults.length > 0) {
    throw new UsageError(faults.join('\n'));
  }
  const required = fields.filter(({ fallback }) => !fallback);
  const missing = required.filter(({ flag }) => !given[flag]);
  if (!ask && missing.length > 0) {
    const example = required
      .map(({ flag, example }) => `--${flag} ${/\s/.test(example) ? `"${example}"` : example}`)
      .join(' ');
    throw new UsageError(
      `${command.name} needs ${missing.map(({ flag }) => `--${flag}`).join(', ')}.\nUsage:   ${usageLine(command)}\nExample: ${command.name} -- ${example}`,
    );
  }
  const answers = {} as Record<Flag, string>;
  for (const { flag, question, example, fallback, fault } of fields) {
    const usual = fallback?.(answers);
    const hint = usual === undefined ? `for example ${example}` : usual || 'none';
    const value = given[flag];
    const prompt = value === undefined ? ask : undefined;
    for (;;) {
      const entered = prompt ? (await prompt(`${question} (${hint}): `)).trim() : value;
      const answer = entered || (usual ?? '');
      answers[flag] = answer;
      const wrong = answer || usual === '' ? fault?.(answer, answers) : 'Enter a value.';
      if (!wrong) {
        break;
      }
      if (!prompt) {
        throw new UsageError(`--${flag} "${answer}": ${wrong}`);
      }
      await prompt(`${wrong} Press Enter to try again.`);
    }
  }
  return answers;
}

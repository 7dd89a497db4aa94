import { parseArgs } from 'node:util';
import { ownValue } from '../../../src/foundation/own-value';

/** The collected values by flag. */
export type Answers<Flag extends string> = Readonly<Record<Flag, string>>;

/** A value that a command needs. Its functions read only the answers to earlier fields. */
export interface Field<Flag extends string = string> {
  /** Name of the command-line flag, without dashes. */
  flag: Flag;
  /** The prompt, without a question mark. */
  question: string;
  example: string;
  /** The default value. A field without one is required. */
  fallback?: (answers: Answers<Flag>) => string;
  /** Validates a value. @returns An error message with the fix, if it's invalid. */
  fault?: (answer: string, answers: Answers<Flag>) => string | undefined;
}

/** Prompts for one value. */
export type Ask = (question: string) => Promise<string>;

function flagsOf(
  words: readonly string[],
  fields: readonly { flag: string }[],
): Record<string, string> {
  const options = Object.fromEntries(fields.map(({ flag }) => [flag, { type: 'string' as const }]));
  try {
    return { ...parseArgs({ args: [...words], options }).values } as Record<string, string>;
  } catch (error) {
    const [reason] = (error as Error).message.split(/\. /);
    const known = fields.map(({ flag }) => `--${flag}`).join(', ');
    throw new Error(`${reason}. The flags are ${known}; npm needs "--" before them.`);
  }
}

/**
 * Collects the values of a command from flags, prompts and fallbacks.
 *
 * @param name - The command for error messages, such as `npm run new page`.
 * @param words - The arguments after that name.
 * @param ask - Omitted without a terminal.
 * @throws If a flag is unknown, a value is invalid, or a required flag is missing without a
 *   terminal.
 */
export async function collectAnswers<Flag extends string>(
  name: string,
  fields: readonly Field<Flag>[],
  words: readonly string[],
  ask?: Ask,
): Promise<Answers<Flag>> {
  const given = flagsOf(words, fields);
  const missing = fields.filter(({ flag, fallback }) => !ownValue(given, flag) && !fallback);
  if (!ask && missing.length > 0) {
    const example = fields
      .filter(({ fallback }) => !fallback)
      .map(({ flag, example }) => `--${flag} ${/\s/.test(example) ? `"${example}"` : example}`)
      .join(' ');
    throw new Error(
      `${name} needs ${missing.map(({ flag }) => `--${flag}`).join(', ')}. Example: ${name} -- ${example}`,
    );
  }
  const answers = {} as Record<Flag, string>;
  for (const { flag, question, example, fallback, fault } of fields) {
    const usual = fallback?.(answers);
    const hint = usual === undefined ? `for example ${example}` : usual || 'none';
    const value = ownValue(given, flag);
    const asked = ask && value === undefined;
    for (;;) {
      const entered = value ?? (asked ? (await ask(`${question} (${hint}): `)).trim() : '');
      const answer = entered || (usual ?? '');
      answers[flag] = answer;
      const wrong = answer || usual === '' ? fault?.(answer, answers) : 'Enter a value.';
      if (!wrong) {
        break;
      }
      if (!asked) {
        throw new Error(`--${flag} "${answer}": ${wrong}`);
      }
      await ask(`${wrong} Press Enter to try again.`);
    }
  }
  return answers;
}

import { parseArgs } from 'node:util';

/** The command-line flags of all commands. */
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

/** The collected values by flag. A command has only those of its fields. */
export type Answers = Readonly<Record<Flag, string>>;

/** A value that a command needs. */
export interface Field {
  flag: Flag;
  /** The prompt, without a question mark. */
  question: string;
  example: string;
  /** The default value. A field without one is required. */
  fallback?: (answers: Answers) => string;
  /** Validates a value. @returns An error message with the fix, if it's invalid. */
  fault?: (answer: string, answers: Answers) => string | false | undefined;
}

function flagsOf(words: readonly string[], fields: readonly Field[]): Partial<Answers> {
  const options = Object.fromEntries(fields.map(({ flag }) => [flag, { type: 'string' as const }]));
  try {
    return parseArgs({ args: [...words], options }).values;
  } catch (error) {
    const [reason] = (error as Error).message.split('. ');
    const known = fields.map(({ flag }) => `--${flag}`).join(', ');
    throw new Error(`${reason}. The flags are ${known}; npm needs "--" before them.`);
  }
}

/**
 * Collects the values of a command from flags, prompts and fallbacks.
 *
 * @param name - The command for error messages, such as `npm run new page`.
 * @param words - The arguments after that name.
 * @param ask - Prompts for one value; omitted without a terminal.
 * @throws If a flag is unknown, a value is invalid, or a required flag is missing without a
 *   terminal.
 */
export async function collectAnswers(
  name: string,
  fields: readonly Field[],
  words: readonly string[],
  ask?: (question: string) => Promise<string>,
): Promise<Answers> {
  const given = flagsOf(words, fields);
  const required = fields.filter(({ fallback }) => !fallback);
  const missing = required.filter(({ flag }) => !given[flag]);
  if (!ask && missing.length > 0) {
    const example = required
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
        throw new Error(`--${flag} "${answer}": ${wrong}`);
      }
      await prompt(`${wrong} Press Enter to try again.`);
    }
  }
  return answers;
}

import { parseArgs } from 'node:util';

/** What was answered, by flag. */
export type Answers = Readonly<Record<string, string>>;

/** One thing that a command has to know. */
export interface Field {
  /** Flag that gives it, without dashes. */
  flag: string;
  /** What to ask for, without a question mark. */
  question: string;
  example: string;
  /** The answer unless another is given; a field without one is required. */
  fallback?: (answers: Answers) => string;
  /** What is wrong with an answer, and how to correct it. */
  fault?: (answer: string, answers: Answers) => string | undefined;
}

/** Asks a person for one answer. */
export type Ask = (question: string) => Promise<string>;

function flagsOf(words: readonly string[], fields: readonly Field[]): Record<string, string> {
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
 * Collects the answers of a command: from its flags, and the rest from a person or from the
 * fallbacks.
 *
 * @param name - The command in messages, such as `npm run new page`.
 * @param words - The command line after that name.
 * @param ask - Absent where nobody can answer.
 * @throws If a flag is unknown or its value wrong, or if a required flag is missing and nobody can
 * be asked.
 */
export async function collectAnswers(
  name: string,
  fields: readonly Field[],
  words: readonly string[],
  ask?: Ask,
): Promise<Answers> {
  const given = flagsOf(words, fields);
  const missing = fields.filter(({ flag, fallback }) => !given[flag] && !fallback);
  if (!ask && missing.length > 0) {
    const example = fields
      .filter(({ fallback }) => !fallback)
      .map(({ flag, example }) => `--${flag} ${/\s/.test(example) ? `"${example}"` : example}`)
      .join(' ');
    throw new Error(
      `${name} needs ${missing.map(({ flag }) => `--${flag}`).join(', ')}. Example: ${name} -- ${example}`,
    );
  }
  const answers: Record<string, string> = {};
  for (const { flag, question, example, fallback, fault } of fields) {
    const usual = fallback?.(answers);
    const hint = usual === undefined ? `for example ${example}` : usual || 'none';
    const asked = ask && given[flag] === undefined;
    for (;;) {
      const answer = given[flag] ?? (asked ? (await ask(`${question} (${hint}): `)).trim() : '');
      answers[flag] = answer || (usual ?? '');
      const wrong =
        answers[flag] || usual === '' ? fault?.(answers[flag], answers) : 'An answer is needed.';
      if (!wrong) {
        break;
      }
      if (!asked) {
        throw new Error(`--${flag} "${answers[flag]}": ${wrong}`);
      }
      await ask(`${wrong} Press Enter to answer again.`);
    }
  }
  return answers;
}

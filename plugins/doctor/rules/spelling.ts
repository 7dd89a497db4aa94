import fs from 'node:fs';
import path from 'node:path';
import type { SpellingDictionaryCollection } from 'cspell-lib';
import type { Report } from '../finding';
import { proseOfPage } from '../prose';
import type { Prose } from '../prose';
import type { PageRule } from './rule';

/** Words missing from the dictionaries: names in libraries and examples. */
export const WORDS_FILE = path.join(__dirname, '..', 'words.txt');

const PACKAGES = ['en_us', 'software-terms', 'typescript', 'node', 'html', 'css'];
const DICTIONARIES = ['en_us', 'softwareTerms', 'software-tools', 'web-services'];

async function loadDictionary(): Promise<SpellingDictionaryCollection> {
  const cspell = await import('cspell-lib');
  const files = PACKAGES.map((name) => require.resolve(`@cspell/dict-${name}/cspell-ext.json`));
  const configs = await Promise.all(files.map((file) => cspell.readConfigFile(file)));
  const imported = await Promise.all(
    configs.map((config) => cspell.resolveConfigFileImports(config)),
  );
  const words = fs.readFileSync(WORDS_FILE, 'utf8').split('\n');
  const own = {
    language: 'en-US',
    dictionaries: [...DICTIONARIES, 'typescript', 'node', 'html', 'css'],
    words: words.filter((word) => word && !word.startsWith('#')),
  };
  const settings = cspell.mergeSettings(
    imported.reduce((all, one) => cspell.mergeSettings(all, one)),
    own,
  );
  return cspell.getDictionary(cspell.finalizeSettings(settings));
}

let dictionary: Promise<SpellingDictionaryCollection> | null = null;

const NO_WORDS = /https?:\/\/\S+|\S+@\S+\.\S+|[\w-]+(?:[./][\w-]+)+|:\w+:|#[\w-]+/g;
const WORD = /(?<![\p{L}\d_-])\p{Script=Latin}[\p{Script=Latin}'’]*(?![\p{L}\d_])/gu;
/** Suggestions for longer words take seconds. */
const LONGEST = 20;

function isWord(word: string): boolean {
  // Identifiers and abbreviations aren't words of a language.
  return word.length > 2 && !/[\p{Ll}]\p{Lu}|\p{Lu}{2}/u.test(word);
}

/** The misspelled words of a text. */
export async function misspelled({ text, lineAt }: Prose): Promise<Report[]> {
  dictionary ??= loadDictionary();
  const words = await dictionary;
  const plain = text.replace(NO_WORDS, (match) => ' '.repeat(match.length));
  return [...plain.matchAll(WORD)].flatMap(({ 0: raw, index }) => {
    const word = raw.replaceAll('’', "'").replace(/'s?$/, '');
    if (!isWord(word) || words.has(word, { ignoreCase: true })) {
      return [];
    }
    const near = word.length > LONGEST ? [] : words.suggest(word, { numSuggestions: 3 });
    const ask = near.length > 0 ? `Did you mean ${near.map((one) => one.word).join(', ')}? ` : '';
    return [
      {
        line: lineAt(index),
        message: `"${word}" isn't in the dictionary.`,
        cure: `${ask}If it's correct, add it to plugins/doctor/words.txt.`,
      },
    ];
  });
}

/** Words that aren't in the dictionary. */
export const spelling: PageRule = {
  id: 'spelling',
  level: 'error',
  // Test pages contain many words that are hard to typeset.
  check: async (page) =>
    page.instance.noIndex ? [] : (await Promise.all(proseOfPage(page).map(misspelled))).flat(),
};

import { parseQuery } from '../query';
import { joined } from '../words';
import { INTERFACE_WORDS } from './interface-words';
import { WORDS_OF_LANGUAGES } from './languages';
import { LIBRARIES } from './libraries';
import { TASK_WORDS } from './task-words';

/** What the documentation calls something. */
export interface Synonym {
  /** Its names in the documentation, the words of each joined. */
  names: string[];
  /** Whether it's only another library's name, which may be the name of something else here. */
  isForeign: boolean;
}

/** Most words of a phrase in the thesaurus. */
export const LONGEST_PHRASE = 6;

function read(): Map<string, Synonym> {
  const synonyms = new Map<string, Synonym>();
  const add = (phrase: string, name: string, isForeign: boolean) => {
    const key = parseQuery(phrase).words.join('');
    const known = synonyms.get(key);
    // Written differently, it's the same name for the search: `z-index` and `zindex`.
    if (key === joined(name)) {
      return;
    }
    if (!known) {
      synonyms.set(key, { names: [joined(name)], isForeign });
    } else if (known.isForeign === isForeign && !known.names.includes(joined(name))) {
      known.names.push(joined(name));
    }
  };
  for (const words of [INTERFACE_WORDS, TASK_WORDS, WORDS_OF_LANGUAGES]) {
    for (const [name, phrases] of Object.entries(words)) {
      phrases.split(', ').forEach((phrase) => add(phrase, name, false));
    }
  }
  for (const theirs of Object.values(LIBRARIES)) {
    for (const [phrase, names] of Object.entries(theirs)) {
      names.forEach((name) => add(phrase, name, true));
    }
  }
  return synonyms;
}

/** Synonyms by phrase, its words joined. Everyday words count before names of other libraries. */
export const THESAURUS: ReadonlyMap<string, Synonym> = read();

const OTHER_WORDS = new Map<string, string[]>();
for (const [phrase, { names }] of THESAURUS) {
  for (const name of names) {
    OTHER_WORDS.set(name, [...(OTHER_WORDS.get(name) ?? []), phrase]);
  }
}

/** The phrases for something that has these names, the words of each joined, between spaces. */
export function otherWordsFor(names: readonly string[]): string {
  return names.flatMap((name) => OTHER_WORDS.get(name) ?? []).join(' ');
}

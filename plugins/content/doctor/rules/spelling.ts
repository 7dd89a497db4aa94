import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { lineAt } from 'mdx-doctor';
import type { PageRule } from './rule';

/** Settings of the spelling checker, which editors read too. */
const CONFIG_FILE = path.join(__dirname, '../../../../cspell.config.yaml');

/** Words that aren't in the dictionaries. */
export const spelling: PageRule = {
  id: 'spelling',
  level: 'error',
  async check({ file, source, instance }) {
    // Test pages contain many words that are hard to typeset.
    if (instance.noIndex) {
      return [];
    }
    const { spellCheckDocument } = await import('cspell-lib');
    const document = { uri: pathToFileURL(file).href, text: source, languageId: 'mdx' };
    const options = { configFile: CONFIG_FILE, generateSuggestions: true, numSuggestions: 3 };
    const { issues, errors = [] } = await spellCheckDocument(document, options, {});
    const [error] = errors;
    if (error) {
      throw new AggregateError(errors, `${CONFIG_FILE}: ${error.message}`);
    }
    return issues.map(({ text, offset, suggestions = [] }) => ({
      line: lineAt(source, offset),
      message: `"${text}" isn't in the dictionary.`,
      cure: `${suggestions.length > 0 ? `Did you mean ${suggestions.join(', ')}? ` : ''}If it's correct, add it to plugins/content/doctor/words.txt.`,
    }));
  },
};

import { findingsOf } from '../testing';
import { interfaceTexts } from './interface-texts';

it('reports listed words in interface texts, but not in their keys', async () => {
  const files = {
    'src/foundation/i18n/en/a.ts':
      "export const a = {\n  'load.anew': 'Load the page anew',\n  b: 'Reload',\n};\n",
  };
  expect(await findingsOf(interfaceTexts, files)).toEqual([
    'src/foundation/i18n/en/a.ts:2: "anew" is on the list of words to avoid. Prefer: again.',
  ]);
});

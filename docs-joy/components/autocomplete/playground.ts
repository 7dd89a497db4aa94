import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Autocomplete: {
    props: { options: { code: "['Rye', 'Spelt', 'Oats', 'Wheat']" }, placeholder: 'Grain' },
  },
  AutocompleteListbox: {
    props: { children: { code: '<AutocompleteOption>Rye</AutocompleteOption>' } },
  },
  AutocompleteOption: {
    props: { children: 'Rye' },
    around: `
      <AutocompleteListbox>
        <Here />
      </AutocompleteListbox>
    `,
  },
};

export default presets;

import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Autocomplete: {
    props: {
      options: { code: "['Rye', 'Spelt', 'Oats', 'Wheat']" },
      defaultValue: { code: "'Rye'" },
      'aria-label': 'Grain',
    },
  },
  AutocompleteListbox: {
    props: {
      'aria-label': 'Grain',
      children: { code: '<AutocompleteOption>Rye</AutocompleteOption>' },
    },
  },
  AutocompleteOption: {
    props: { children: 'Rye' },
    around: `
      <AutocompleteListbox aria-label="Grain">
        <Here />
      </AutocompleteListbox>
    `,
  },
};

export default presets;

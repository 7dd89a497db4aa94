import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Autocomplete: {
    props: {
      options: { code: "['Acme Inc.', 'Globex', 'Hooli', 'Initech']" },
      defaultValue: { code: "'Globex'" },
      'aria-label': 'Customer',
    },
  },
  AutocompleteListbox: {
    props: {
      'aria-label': 'Customer',
      children: { code: '<AutocompleteOption>Globex</AutocompleteOption>' },
    },
  },
  AutocompleteOption: {
    props: { children: 'Globex' },
    around: `
      <AutocompleteListbox aria-label="Customer">
        <Here />
      </AutocompleteListbox>
    `,
  },
};

export default presets;

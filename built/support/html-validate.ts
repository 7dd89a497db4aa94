import { HtmlValidate } from 'html-validate';
import type { ConfigData } from 'html-validate';
import { withoutDemos } from './without-demos';

/** The recommended rules, without those that are no matter of validity here. */
const PAGE: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How the minifier writes, which the standard allows.
    'doctype-style': 'off',
    'attr-quotes': 'off',
    'void-style': 'off',
    'no-implicit-close': 'off',
    // The standard forbids an ambiguous ampersand only; the minifier leaves the others as they are.
    'no-raw-characters': ['error', { relaxed: true }],
    // The standard wants an id without spaces; React and Docusaurus write some that start with "_".
    'valid-id': ['error', { relaxed: true }],
    // The class attribute is a set. MUI repeats a class where component and slot name the same one.
    'no-dup-class': 'off',
    // Docusaurus and MUI choose the elements; axe judges whether their roles are right.
    'prefer-native-element': 'off',
    // Of two tables of contents the window's width shows one; axe judges what is shown.
    'unique-landmark': 'off',
    // Naming a list or an SVG is allowed; the rule's default is a recommendation.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Heights of demos, values of sliders and the like travel in `style`.
    'no-inline-style': 'off',
    // Recommendations of style: both defaults are what the libraries want.
    'no-implicit-input-type': 'off',
    'no-implicit-button-type': 'off',
    // A recommendation: what a demo's password field asks of password managers is its subject.
    'autocomplete-password': 'off',
  },
};

/** Inside of demos the elements are the library's choice, and it is the library that is shown. */
const DEMOS: ConfigData = {
  ...PAGE,
  rules: {
    ...PAGE.rules,
    // CardActionArea is a button with a div in it, ListItemButton a label with one; axe judges them.
    'element-permitted-content': 'off',
    // The label of a Select or Slider names its div by id; `aria-labelledby` is what counts.
    'valid-for': 'off',
  },
};

async function faultsOf(html: string, config: ConfigData): Promise<string[]> {
  const { results } = await new HtmlValidate(config).validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector, line, column }) =>
        `${ruleId}: ${message} (${selector ?? `${line}:${column}`})`,
    ),
  );
}

/**
 * Validates the HTML of one page, with and without the insides of its demos.
 *
 * @param html - Text of the page.
 * @returns One line for each fault, with rule, message and place.
 */
export async function htmlFaults(html: string): Promise<string[]> {
  return [
    ...new Set([...(await faultsOf(withoutDemos(html), PAGE)), ...(await faultsOf(html, DEMOS))]),
  ];
}

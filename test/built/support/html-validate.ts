import { HtmlValidate } from 'html-validate';
import type { ConfigData } from 'html-validate';
import { withoutDemos } from './without-demos';

/** The recommended rules, without those that don't affect validity here. */
const PAGE: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // Written by the minifier, and allowed by the standard.
    'doctype-style': 'off',
    'attr-quotes': 'off',
    'void-style': 'off',
    'no-implicit-close': 'off',
    'prefer-tbody': 'off',
    // The standard only forbids ambiguous ampersands, and the minifier doesn't escape the others.
    'no-raw-characters': ['error', { relaxed: true }],
    // The standard only forbids spaces in ids. React and Docusaurus write some that start with "_".
    'valid-id': ['error', { relaxed: true }],
    // The class attribute is a set. MUI repeats a class that component and slot have in common.
    'no-dup-class': 'off',
    // Docusaurus and MUI choose the elements; axe checks their roles.
    'prefer-native-element': 'off',
    // Of the two tables of contents, only one is visible; axe checks that one.
    'unique-landmark': 'off',
    // Naming a list or an SVG is allowed; the rule's default is a recommendation.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Heights of demos, values of sliders and similar data are inline styles.
    'no-inline-style': 'off',
    // Recommendations of style that the libraries don't follow.
    'no-implicit-input-type': 'off',
    'no-implicit-button-type': 'off',
    // A recommendation. Demos of password fields set `autocomplete` as they need.
    'autocomplete-password': 'off',
  },
};

/** Inside demos, the library chooses the elements. */
const DEMOS: ConfigData = {
  ...PAGE,
  rules: {
    ...PAGE.rules,
    // CardActionArea is a button that contains a div, ListItemButton a label that contains one; axe
    // checks them.
    'element-permitted-content': 'off',
    // A tree item's children are inside a Collapse, whose elements are divs.
    'element-permitted-parent': 'off',
    // The label of a Select or Slider refers to a div by id; `aria-labelledby` names the control.
    'valid-for': 'off',
    // The button that clears a date field is named by its title; axe checks names.
    'text-content': 'off',
    // MUI repeats the role of the buttons in a chart's legend.
    'no-redundant-role': 'off',
    // The link of a Joy UI Chip is named by `aria-labelledby`; axe checks names.
    'wcag/h30': 'off',
    // The button of Joy UI's Select has the name of its hidden field; a form submits only the field.
    'form-dup-name': 'off',
  },
};

/** A table repeats the roles that `display` takes away on phones. */
const TABLE_ROLE =
  /^Redundant role "(?:table|rowgroup|row|columnheader|rowheader|cell)" on <(?:table|thead|tbody|tr|th|td)>$/;

async function faultsOf(html: string, config: ConfigData): Promise<string[]> {
  const { results } = await new HtmlValidate(config).validateString(html);
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ message }) => !TABLE_ROLE.test(message))
      .map(
        ({ ruleId, message, selector, line, column }) =>
          `${ruleId}: ${message} (${selector ?? `${line}:${column}`})`,
      ),
  );
}

/**
 * Validates the HTML of a page, with the rules for the content of demos and for the rest.
 *
 * @param html - HTML of the page.
 * @returns One line per error, with rule, message and position.
 */
export async function htmlFaults(html: string): Promise<string[]> {
  return [
    ...new Set([...(await faultsOf(withoutDemos(html), PAGE)), ...(await faultsOf(html, DEMOS))]),
  ];
}

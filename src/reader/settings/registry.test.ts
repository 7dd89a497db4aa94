/** @jest-environment ./test/unit/jsdom-environment.ts */
import { persisted } from '../../foundation/browser/persisted';
import { language } from '../../foundation/i18n';
import {
  REGISTRY,
  codeVariant,
  direction,
  mode,
  packageManager,
  shortcuts,
  sidebarMemory,
  themeStyles,
} from './registry';
import { resetSettings } from './reset';

beforeAll(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  codeVariant.reset();
});

/** One of the values that only one part of the site reads. */
const answer = persisted({ key: 'one-answer', isMemory: true });

const settings = REGISTRY.filter(({ isMemory }) => !isMemory);
const choices = REGISTRY.filter(({ values = [] }) => values.length > 1);

it('has the keys of the specification, and each key once', () => {
  expect([mode.key, codeVariant.key, codeVariant.area]).toEqual([
    'mui-mode',
    'codeVariant',
    'cookie',
  ]);
  const keys = REGISTRY.map(({ key }) => key);
  expect(keys).toEqual([...new Set(keys)]);
});

describe('resetSettings', () => {
  /** Each mode has one color scheme, so there is no choice. */
  const SCHEMES = { 'mui-color-scheme-light': 'light', 'mui-color-scheme-dark': 'dark' };
  const STYLES = 'on\n--site-link:red;\n--site-link:blue;';

  /** A value for each setting that isn't its default, if it has one. */
  const chosenOf = ({ key, values }: (typeof settings)[number]) =>
    values?.at(-1) ?? { ...SCHEMES, [language.key]: 'de' }[key] ?? STYLES;

  it.each(settings.map((setting) => [setting.key, setting] as const))(
    'resets %s',
    (_key, setting) => {
      const before = setting.get();
      setting.set(chosenOf(setting));
      // Only switched off, because it's the reader's work.
      const isKept = setting.key === themeStyles.key;
      const left = isKept ? STYLES.replace('on', 'off') : before;
      if (!(setting.key in SCHEMES)) {
        expect(setting.get()).not.toEqual(left);
      }
      resetSettings();
      expect(setting.get()).toEqual(left);
      expect(localStorage.getItem(setting.key)).toBe(isKept ? left : null);
    },
  );

  it('covers everything that the settings panel, toolbars and API pages offer', () => {
    expect(settings.map(({ key }) => key)).toEqual([
      'docs-language',
      'mui-mode',
      'mui-color-scheme-light',
      'mui-color-scheme-dark',
      'docs-direction',
      'docs-density',
      'docs-shortcuts',
      'docs-package-manager',
      'codeVariant',
      'apiPage_props',
      'apiPage_slots',
      'apiPage_classes',
      'docs-colors',
      'docs-theme-styles',
    ]);
  });

  it('leaves memory, answers, and what others store', () => {
    localStorage.setItem('somebody-else', '1');
    answer.set('granted');
    sidebarMemory.set('{}');
    direction.set('rtl');
    resetSettings();
    expect({ ...localStorage }).toEqual({
      'somebody-else': '1',
      'one-answer': 'granted',
    });
    expect({ ...sessionStorage }).toEqual({ 'docs-sidebar': '{}' });
  });
});

it.each(choices.filter(({ area }) => !area).map((choice) => [choice.key, choice] as const))(
  'reads each value of %s, and unknown texts as the default',
  (key, { values = [], get }) => {
    expect(get()).toBe(values[0]);
    for (const value of values) {
      if (value !== null) {
        localStorage.setItem(key, value as string);
        expect(get()).toBe(value);
      }
    }
    for (const text of ['', 'deno', 'RTL', '"><b']) {
      localStorage.setItem(key, text);
      expect(get()).toBe(values[0]);
    }
  },
);

it('has the defaults that the site shows', () => {
  expect([mode, direction, shortcuts, packageManager, codeVariant].map(({ get }) => get())).toEqual(
    ['system', 'ltr', 'on', 'npm', 'TS'],
  );
});

/** @jest-environment ./test/unit/jsdom-environment.ts */
import { THEME_COLORS } from '@site/src/foundation/branding';
import { mockSystemMode } from '@site/test/unit/system-mode';
import { settingsInlineScript } from './inline-script';
import { REGISTRY, mode } from './registry';
import { showSettings } from './show-settings';
import { getSettings } from './store';

const SCRIPT = settingsInlineScript({ themeColors: THEME_COLORS });

const system = mockSystemMode();

interface Stored {
  mode: string | null;
  light: string | null;
  dark: string | null;
  direction: string | null;
  density?: string | null;
  system: 'light' | 'dark';
}

function combinations(): Stored[] {
  const modes = [null, 'system', 'light', 'dark', '', 'DARK', '{"mode":"dark"}', 'undefined'];
  const schemes = [null, 'light', 'dark', '', 'sepia'];
  const directions = [null, 'ltr', 'rtl', '', 'RTL'];
  return modes.flatMap((mode) =>
    schemes.flatMap((light) =>
      schemes.flatMap((dark) =>
        directions.flatMap((direction) =>
          (['light', 'dark'] as const).map((os) => ({ mode, light, dark, direction, system: os })),
        ),
      ),
    ),
  );
}

function store({ mode, light, dark, direction, density = null }: Stored) {
  localStorage.clear();
  const values = {
    'mui-mode': mode,
    'mui-color-scheme-light': light,
    'mui-color-scheme-dark': dark,
    'docs-direction': direction,
    'docs-density': density,
  };
  for (const [key, value] of Object.entries(values)) {
    if (value !== null) {
      localStorage.setItem(key, value);
    }
  }
}

/** Attributes and classes set by the script. */
async function runScript() {
  const { body, documentElement, head } = document;
  documentElement.className = 'plugin-docs';
  body.dir = 'ltr';
  body.remove();
  const script = document.createElement('script');
  script.textContent = SCRIPT;
  head.append(script);
  script.remove();
  documentElement.append(body);
  // An observer is told of the body then.
  await Promise.resolve();
  return facts();
}

function facts() {
  const { classList, dataset, dir } = document.documentElement;
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]');
  return {
    classes: [...classList],
    theme: dataset.theme,
    choice: dataset.themeChoice,
    directions: [dir, document.body.dir],
    density: dataset.density,
    themeColors: [...metas].map(({ content }) => content),
  };
}

/** The attributes and classes expected from the settings. */
function expectedFacts() {
  const { paletteMode, direction, dense } = getSettings();
  return {
    classes: ['plugin-docs', `mode-${paletteMode}`],
    theme: paletteMode,
    choice: mode.get(),
    directions: [direction, direction],
    density: dense ? 'compact' : 'comfortable',
    themeColors: [THEME_COLORS[paletteMode], THEME_COLORS[paletteMode]],
  };
}

/** What the modules write into the document, without the script. */
function shownFacts() {
  const { body, documentElement } = document;
  documentElement.className = 'plugin-docs';
  body.dir = '';
  for (const { name } of [...documentElement.attributes]) {
    if (name !== 'class') {
      documentElement.removeAttribute(name);
    }
  }
  showSettings();
  return facts();
}

beforeEach(() => {
  // Unknown scheme names are logged, see color-mode.test.ts.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  document.head.innerHTML =
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="a">' +
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="b">';
});

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

it('writes what the modules write, for every combination of stored values', async () => {
  const all = combinations();
  const differing = [];
  for (const stored of all) {
    store(stored);
    system.prefer(stored.system);
    const [early, later] = [await runScript(), shownFacts()].map((found) => JSON.stringify(found));
    if (early !== JSON.stringify(expectedFacts()) || later !== early) {
      differing.push(stored);
    }
  }
  expect(differing).toEqual([]);
  expect(all).toHaveLength(2000);
});

it.each(['light', 'dark'] as const)(
  'matches the settings when storage is blocked and the system is %s',
  async (systemMode) => {
    system.prefer(systemMode);
    localStorage.setItem('mui-mode', systemMode === 'dark' ? 'light' : 'dark');
    localStorage.setItem('docs-direction', 'rtl');
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(await runScript()).toEqual(expectedFacts());
    expect(facts()).toMatchObject({
      theme: systemMode,
      choice: 'system',
      directions: ['ltr', 'ltr'],
    });
  },
);

it('sets stored dark, right-to-left and compact settings', async () => {
  store({
    mode: 'dark',
    light: null,
    dark: null,
    direction: 'rtl',
    density: 'compact',
    system: 'light',
  });
  expect(await runScript()).toEqual({
    classes: ['plugin-docs', 'mode-dark'],
    theme: 'dark',
    choice: 'dark',
    directions: ['rtl', 'rtl'],
    density: 'compact',
    themeColors: [THEME_COLORS.dark, THEME_COLORS.dark],
  });
});

it.each(
  REGISTRY.flatMap(({ key, attribute, values = [], area }) =>
    attribute && !area
      ? [null, ...values, '', 'dense', 'COMPACT', '"><b'].map((text) => [key, attribute, text])
      : [],
  ),
)('shows the stored %s in %s as the modules do: %j', async (key, attribute, text) => {
  if (text !== null) {
    localStorage.setItem(key as string, text as string);
  }
  const written = () => document.documentElement.getAttribute(attribute as string);
  await runScript();
  const early = written();
  shownFacts();
  expect(early).not.toBeNull();
  expect(early).toBe(written());
});

it('replaces an existing mode class', async () => {
  store({ mode: 'light', light: null, dark: null, direction: null, system: 'light' });
  document.documentElement.className = 'mode-dark';
  expect((await runScript()).classes).not.toContain('mode-dark');
});

it('contains nothing that ends a script element early', () => {
  expect(SCRIPT).not.toContain('</');
});

it('matches the settings when the URL specifies a theme', async () => {
  system.prefer('light');
  window.history.replaceState(null, '', '/?docusaurus-theme=dark');
  expect(await runScript()).toEqual(expectedFacts());
});

it('sets the command key before the first paint', async () => {
  await runScript();
  expect(document.documentElement.dataset.commandKey).toBeUndefined();
  jest.spyOn(Navigator.prototype, 'platform', 'get').mockReturnValue('MacIntel');
  await runScript();
  expect(document.documentElement.dataset.commandKey).toBe('meta');
  delete document.documentElement.dataset.commandKey;
});

it.each([
  ['?package-manager=pnpm', 'pnpm'],
  ['?s=1&package-manager=bun&t=2', 'bun'],
  ['?package-manager=pnpmx', 'yarn'],
  ['', 'yarn'],
])('shows the package manager of a link before the stored one: %s', async (query, expected) => {
  localStorage.setItem('docs-package-manager', 'yarn');
  window.history.replaceState(null, '', `/${query}`);
  await runScript();
  expect(document.documentElement.dataset.packageManager).toBe(expected);
  window.history.replaceState(null, '', '/');
});

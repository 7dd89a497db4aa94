/** @jest-environment ./src/testing/jsdom-environment.ts */
import { mockSystemMode } from '@site/src/testing/system-mode';
import { settingsInlineScript } from './inline-script';
import { getSettings, subscribeSettings } from './store';

const THEME_COLORS = { light: '#ffffff', dark: '#000000' };
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

/** The attributes and classes expected from `store.ts`. */
function expectedFacts() {
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  const { scheme, paletteMode: mode, modeChoice, direction, dense } = getSettings();
  return {
    classes: ['plugin-docs', `mode-${scheme}`],
    theme: mode,
    choice: modeChoice,
    directions: [direction, direction],
    density: dense ? 'compact' : 'comfortable',
    themeColors: [THEME_COLORS[mode], THEME_COLORS[mode]],
  };
}

let unsubscribe: () => void;

beforeEach(() => {
  // Unknown scheme names are logged, see color-mode.test.ts.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  document.head.innerHTML =
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="a">' +
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="b">';
  unsubscribe = subscribeSettings(() => {});
});

afterEach(() => {
  unsubscribe();
  jest.restoreAllMocks();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

it('matches store.ts for every combination of stored values', async () => {
  const all = combinations();
  const differing = [];
  for (const stored of all) {
    store(stored);
    system.prefer(stored.system);
    if (JSON.stringify(await runScript()) !== JSON.stringify(expectedFacts())) {
      differing.push(stored);
    }
  }
  expect(differing).toEqual([]);
  expect(all).toHaveLength(2000);
});

it.each(['light', 'dark'] as const)(
  'matches store.ts when storage is blocked and the system is %s',
  async (mode) => {
    system.prefer(mode);
    localStorage.setItem('mui-mode', mode === 'dark' ? 'light' : 'dark');
    localStorage.setItem('docs-direction', 'rtl');
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(await runScript()).toEqual(expectedFacts());
    expect(facts()).toMatchObject({ theme: mode, choice: 'system', directions: ['ltr', 'ltr'] });
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
    themeColors: ['#000000', '#000000'],
  });
});

it.each([null, 'compact', 'comfortable', '', 'dense', 'COMPACT'])(
  'matches store.ts for the density %j',
  async (density) => {
    store({ mode: null, light: null, dark: null, direction: null, density, system: 'light' });
    expect(await runScript()).toEqual(expectedFacts());
  },
);

it('replaces an existing mode class', async () => {
  store({ mode: 'light', light: null, dark: null, direction: null, system: 'light' });
  document.documentElement.className = 'mode-dark';
  expect((await runScript()).classes).not.toContain('mode-dark');
});

it('contains nothing that ends a script element early', () => {
  expect(SCRIPT).not.toContain('</');
});

it('matches store.ts when the URL specifies a theme', async () => {
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

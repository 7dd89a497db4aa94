interface ColorScheme {
  /** Name of the mode in the browser's storage. */
  key: string;
  /** The computed background of the dark mode. */
  dark: string;
}

/** What a page of an example project must show. */
export interface PageRequest {
  path: string;
  /** The HTML contains the components and their CSS. */
  rendered?: true;
  /** No `style` element is in the body, where the components are. */
  collected?: true;
  /** The CSS layers, from the weakest to the strongest. */
  layers?: string;
  /** The HTML contains the script for the color scheme, and readers may have stored a mode. */
  scheme?: ColorScheme;
  /** The response has a policy, whose nonce each script and style element has. */
  policy?: true;
  /** Values that the browser computes: selector, property and value. */
  computed?: readonly (readonly [selector: string, property: string, value: string])[];
}

/** How a built project is started and asked. */
export interface ProjectRequests {
  /** The script in `package.json`, with its arguments. The port follows. */
  start: readonly string[];
  pages: readonly PageRequest[];
}

const NEXT = ['start', '--', '--hostname', '127.0.0.1', '--port'];
const VITE = ['preview', '--', '--host', '127.0.0.1', '--strictPort', '--port'];

const MATERIAL: ColorScheme = { key: 'mui-mode', dark: 'rgb(18, 18, 18)' };
const JOY: ColorScheme = { key: 'joy-mode', dark: 'rgb(0, 0, 0)' };

const LAYERS = 'theme, base, mui, components, utilities';

/** Of elements with utilities of Tailwind CSS or rules of the project, which win over the library's. */
const TAILWIND = [
  ['.MuiButton-root', 'padding-left', '32px'],
  ['main', 'padding-top', '32px'],
] as const;
const DELAY = [['.MuiButton-root.delay', 'color', 'rgb(139, 0, 0)']] as const;

/** The projects that are started, by the name of their folder. */
export const REQUESTS: ReadonlyMap<string, ProjectRequests> = new Map([
  [
    'nextjs',
    {
      start: NEXT,
      pages: ['/', '/hours'].map((path) => ({
        path,
        rendered: true,
        collected: true,
        scheme: MATERIAL,
      })),
    },
  ],
  [
    'nextjs-layers',
    {
      start: NEXT,
      pages: [
        {
          path: '/',
          rendered: true,
          collected: true,
          layers: LAYERS,
          scheme: MATERIAL,
          computed: TAILWIND,
        },
      ],
    },
  ],
  [
    'nextjs-pages',
    { start: NEXT, pages: [{ path: '/', rendered: true, collected: true, scheme: MATERIAL }] },
  ],
  [
    'nextjs-pages-layers',
    {
      start: NEXT,
      pages: [
        {
          path: '/',
          rendered: true,
          collected: true,
          layers: LAYERS,
          scheme: MATERIAL,
          computed: TAILWIND,
        },
      ],
    },
  ],
  [
    'nextjs-color-scheme',
    {
      start: NEXT,
      pages: ['/', '/class', '/hours'].map((path) => ({ path, rendered: true, scheme: MATERIAL })),
    },
  ],
  [
    'joy-nextjs',
    {
      start: NEXT,
      pages: [
        { path: '/', rendered: true, collected: true, scheme: JOY },
        { path: '/hours', rendered: true, scheme: JOY },
      ],
    },
  ],
  [
    'server-rendering',
    {
      start: ['start', '--'],
      pages: [
        { path: '/', rendered: true, collected: true },
        { path: '/strict', rendered: true, scheme: MATERIAL, policy: true },
      ],
    },
  ],
  ['styled-components', { start: VITE, pages: [{ path: '/' }] }],
  ['tailwindcss-v4', { start: VITE, pages: [{ path: '/', computed: [TAILWIND[0]] }] }],
  ['vite', { start: VITE, pages: [{ path: '/' }] }],
  [
    'vite-css-layers',
    {
      start: VITE,
      pages: [
        { path: '/', computed: DELAY },
        { path: '/modular', computed: [['body', 'margin-top', '0px']] },
        { path: '/modular-order', computed: DELAY },
      ],
    },
  ],
  ['vite-dark-mode', { start: VITE, pages: [{ path: '/', scheme: MATERIAL }] }],
] satisfies [string, ProjectRequests][]);

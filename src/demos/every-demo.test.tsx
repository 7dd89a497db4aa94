/** @jest-environment jsdom */
import { act } from 'react';
import type { ComponentType, ReactNode } from 'react';
import fs from 'node:fs';
import path from 'node:path';
import { TextEncoder } from 'node:util';
import { hydrateRoot } from 'react-dom/client';
import { CssVarsProvider } from '@mui/joy/styles';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { sample } from '@site/scripts/selection/sample';
import { docsOfFile, PRODUCTS } from '@site/src/products';
import type { DemoScope } from '@site/src/products';

Object.assign(globalThis, { TextEncoder, IS_REACT_ACT_ENVIRONMENT: true });

const ROOT = path.resolve(__dirname, '../..');
/** Enough to notice what breaks many demos, and few enough for every `npm test`. */
const SAMPLE_SIZE = 60;

// `DEMOS=docs-material/components/button npx jest every-demo` takes one folder, or several with
// commas between them; `FULL=1` all.
const only = process.env.DEMOS?.split(',');

const all = PRODUCTS.flatMap((product) => product.docs)
  .flatMap(({ folder }) =>
    (fs.readdirSync(path.join(ROOT, folder), { recursive: true }) as string[]).map((file) =>
      path.posix.join(folder, file.replaceAll('\\', '/')),
    ),
  )
  .filter((file) => /\/demos\/[A-Z][^/]*\.tsx$/.test(file));
const files = only
  ? all.filter((file) => only.some((folder) => file.startsWith(folder)))
  : sample(all, SAMPLE_SIZE, 'every-demo');

const theme = createTheme({ cssVariables: true });

function Scope({ scope, children }: { scope: DemoScope; children: ReactNode }) {
  return scope === 'joy' ? (
    <CssVarsProvider>{children}</CssVarsProvider>
  ) : (
    <ThemeProvider theme={theme}>{children}</ThemeProvider>
  );
}

describe('every demo renders the same on the server and in the browser, without a warning', () => {
  beforeAll(() => {
    Object.defineProperty(window, 'matchMedia', {
      value: () => ({
        matches: false,
        addEventListener() {},
        removeEventListener() {},
        addListener() {},
        removeListener() {},
      }),
    });
    Object.assign(globalThis, {
      ResizeObserver: class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
      IntersectionObserver: class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    });
  });

  let complaints: jest.SpyInstance;
  let warnings: jest.SpyInstance;

  beforeEach(() => {
    complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
    warnings = jest.spyOn(console, 'warn').mockImplementation(() => {});
  });

  // Also after a failure, so that one demo's complaints count against no other.
  afterEach(() => {
    jest.restoreAllMocks();
    document.body.replaceChildren();
  });

  test.each(files)('%s', async (file) => {
    const { renderToString } = await import('react-dom/server');
    const { default: Demo } = (await import(path.join(ROOT, file))) as { default: ComponentType };
    expect(Demo.name).toBe(path.basename(file, '.tsx'));
    const scope = docsOfFile(file)?.demoScope ?? 'material';
    const app = (
      <Scope scope={scope}>
        <Demo />
      </Scope>
    );
    const container = document.body.appendChild(document.createElement('div'));
    const mismatches: unknown[] = [];
    container.innerHTML = renderToString(app);
    await act(async () => {
      const root = hydrateRoot(container, app, {
        onRecoverableError: (error) => mismatches.push(error),
      });
      await Promise.resolve();
      return root;
    });
    expect(container.childElementCount).toBeGreaterThan(0);
    expect(mismatches).toEqual([]);
    expect(complaints.mock.calls).toEqual([]);
    expect(warnings.mock.calls).toEqual([]);
  });
});

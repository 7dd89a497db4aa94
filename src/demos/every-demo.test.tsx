/** @jest-environment jsdom */
import { act } from 'react';
import type { ComponentType, ReactNode } from 'react';
import fs from 'node:fs';
import path from 'node:path';
import { TextEncoder } from 'node:util';
import { hydrateRoot } from 'react-dom/client';
import { CssVarsProvider } from '@mui/joy/styles';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { docsOfFile, PRODUCTS } from '@site/src/products';

Object.assign(globalThis, { TextEncoder, IS_REACT_ACT_ENVIRONMENT: true });

const ROOT = path.resolve(__dirname, '../..');
// `DEMOS=docs-material/components/button npx jest every-demo` narrows the run to one folder.
const only = process.env.DEMOS ?? '';

const files = PRODUCTS.flatMap((product) => product.docs)
  .flatMap(({ folder }) =>
    (fs.readdirSync(path.join(ROOT, folder), { recursive: true }) as string[]).map((file) =>
      path.posix.join(folder, file.replaceAll('\\', '/')),
    ),
  )
  .filter((file) => /\/demos\/[A-Z][^/]*\.tsx$/.test(file) && file.startsWith(only));

const theme = createTheme({ cssVariables: true });

function Scope({ scope, children }: { scope: 'material' | 'joy'; children: ReactNode }) {
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

  test.each(files)('%s', async (file) => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
    const warnings = jest.spyOn(console, 'warn').mockImplementation(() => {});
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
    container.remove();
    complaints.mockRestore();
    warnings.mockRestore();
  });
});

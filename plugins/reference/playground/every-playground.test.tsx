/**
 * @jest-environment ./test/unit/jsdom-environment.ts
 * @reads-pages
 */
import fs from 'node:fs';
import path from 'node:path';
import { act, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { documentedProducts } from '@site/src/foundation/products';
import type { ServerModule } from '@site/src/demos/types';
import { loadApi } from '../api-reference';
import { hasPlayground, playgroundFiles, readPresets } from '.';
import { WITHOUT_PLAYGROUND } from './exclusions';
import { playgroundOf } from './spec-of';

Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  __SERVER__: false,
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
});

// The first test of a library waits for Jest to compile it.
jest.setTimeout(60_000);

const ROOT = path.resolve(__dirname, '../../..');
const FOLDER = path.join(ROOT, '.cache/playground-test');

const products = documentedProducts().flatMap(({ id, docs: [docs] }) => {
  const components = loadApi(id).filter(({ kind }) => kind !== 'interface');
  return docs && components.length > 0
    ? [{ id, components, folder: docs.folder, demoScope: docs.demoScope }]
    : [];
});

const all = products.flatMap(({ id, components }) =>
  components.filter(hasPlayground).map(({ name }) => [id, name] as const),
);

const modules = new Map<string, string>();

/** The generated module of a component, compiled with Jest's transform. */
async function islandOf(product: string, name: string): Promise<ServerModule> {
  const file = modules.get(`${product} ${name}`)!;
  const module = (await import(file)) as Record<string, ServerModule>;
  return module[`${name}Playground`]!;
}

let complaints: jest.SpyInstance[];

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
  fs.mkdirSync(FOLDER, { recursive: true });
  for (const { id, components, demoScope, folder } of products) {
    const presets = readPresets(folder, ROOT);
    for (const [name, text] of playgroundFiles(components, demoScope, presets)) {
      const file = path.join(FOLDER, `${id}-${name}`);
      fs.writeFileSync(file, text);
      for (const [, component] of text.matchAll(/^export const (\w+)Playground /gm)) {
        modules.set(`${id} ${component}`, file);
      }
    }
  }
});

beforeEach(() => {
  complaints = [jest.spyOn(console, 'error'), jest.spyOn(console, 'warn')].map((spy) =>
    spy.mockImplementation(() => {}),
  );
});

afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

describe('every playground renders its preset on the server and in the browser without console output', () => {
  test.each(all)('%s %s', async (product, name) => {
    const { renderToString } = await import('react-dom/server');
    const { Scope, Demo } = await islandOf(product, name);
    const app = createElement(Scope, null, createElement(Demo));
    const container = document.body.appendChild(document.createElement('div'));
    const faults: unknown[] = [];
    container.innerHTML = renderToString(app);
    await act(async () => {
      hydrateRoot(container, app, {
        onRecoverableError: (error) => faults.push(error),
        onCaughtError: (error) => faults.push(error),
      });
      await Promise.resolve();
    });
    expect(faults).toEqual([]);
    expect(complaints.flatMap((spy) => spy.mock.calls)).toEqual([]);
    expect(container.textContent).not.toContain('crashed');
  });
});

it('every control can show the preset and the default of its prop', () => {
  const types: Record<string, string> = { switch: 'boolean', number: 'number', text: 'string' };
  const wrong = products.flatMap(({ id, components, folder }) => {
    const presets = readPresets(folder, ROOT);
    return components.filter(hasPlayground).flatMap((component) => {
      const { spec } = playgroundOf(component, presets.get(component.name)?.preset);
      return spec.controls.flatMap(({ prop, kind, default: initial }) =>
        [spec.initial[prop], initial]
          .filter((value) => value !== undefined && kind in types && typeof value !== types[kind])
          .map((value) => `${id} ${component.name}.${prop}: ${JSON.stringify(value)}`),
      );
    });
  });
  expect(wrong).toEqual([]);
});

describe('exclusions', () => {
  it('are few', () => {
    const excluded = products.flatMap(({ components }) =>
      components.filter((component) => !hasPlayground(component)),
    );
    const count = products.flatMap(({ components }) => components).length;
    expect(excluded.length / count).toBeLessThanOrEqual(0.15);
  });

  it('name components that exist, each with a reason', () => {
    for (const { id, components } of products) {
      const names = components.map(({ name }) => name);
      for (const [name, reason] of Object.entries(WITHOUT_PLAYGROUND[id] ?? {})) {
        expect(names).toContain(name);
        expect(reason).toMatch(/^[A-Z].{20,}\.$/);
      }
    }
  });
});

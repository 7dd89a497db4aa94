/** @jest-environment ./test/unit/jsdom-environment.ts */
import type { SandboxData } from '../types';
import { openSandbox } from './open-sandbox';

const DATA: SandboxData = {
  modules: { TS: { 'a.ts': 'original a', 'b.ts': 'original b' }, JS: { 'a.js': 'original js' } },
  images: {},
  dependencies: { react: '19.2.9', '@mui/material': '7.3.2' },
  types: {},
  rtl: { dependencies: {}, types: {} },
};

Object.assign(globalThis, { fetch: async () => ({ ok: true, json: async () => DATA }) });

/** The fields of the form that is posted to the editor. */
async function postedFields(modules: Record<string, string> | null): Promise<string[]> {
  let fields: string[] = [];
  HTMLFormElement.prototype.submit = function submit(this: HTMLFormElement) {
    fields = [...this.querySelectorAll('input')].map(({ value }) => value);
  };
  await openSandbox({
    editor: 'stackBlitz',
    tab: null,
    name: 'Basic',
    scope: 'material',
    variant: 'TS',
    getCode: async () => 'the demo',
    modules,
    dataUrl: '/data.json',
  });
  return fields;
}

it('posts the demo with the modules next to it, in the selected language', async () => {
  const fields = await postedFields(null);
  expect(fields).toEqual(expect.arrayContaining(['the demo', 'original a', 'original b']));
  expect(fields).not.toContain('original js');
});

it('posts edited modules instead of the originals', async () => {
  const fields = await postedFields({ 'a.ts': 'edited a' });
  expect(fields).toEqual(expect.arrayContaining(['edited a', 'original b']));
  expect(fields).not.toContain('original a');
});

import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { importsOf, sourceFacts } from 'docusaurus-demo-islands/source';
import { tsToJs } from 'docusaurus-demo-islands/ts-to-js';
import plugin from 'docusaurus-demo-islands';

const DEMO = `import { useState } from 'react';

export default function Counter() {
  const [count, setCount] = useState<number>(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}
`;

test('reads what a demo imports and shows', () => {
  assert.deepEqual(importsOf(DEMO, 'Counter.tsx'), { packages: ['react'], modules: [] });
  assert.match(sourceFacts(DEMO, 'Counter.tsx').preview, /^<button/);
});

test('converts a demo to JavaScript', async () => {
  assert.equal(
    await tsToJs(DEMO, 'Counter.tsx'),
    DEMO.replace('<number>', '').replaceAll("'", '"'),
  );
});

test('builds a sandbox with what the demos import', async () => {
  const siteDir = mkdtempSync(path.join(import.meta.dirname, 'site-'));
  for (const folder of ['docs/demos', 'src', 'build']) {
    mkdirSync(path.join(siteDir, folder), { recursive: true });
  }
  writeFileSync(path.join(siteDir, 'docs/demos/Counter.tsx'), DEMO);
  writeFileSync(
    path.join(siteDir, 'src/Scope.tsx'),
    'export default function Scope({ children }) {\n  return children;\n}\n',
  );
  const generatedFilesDir = path.join(siteDir, 'generated');
  const { loadContent, contentLoaded, postBuild } = (plugin.default ?? plugin)(
    { siteDir, generatedFilesDir, baseUrl: '/' },
    { folders: ['docs'], scope: 'src/Scope.tsx' },
  );
  const createData = async (name, text) => {
    const file = path.join(siteDir, name);
    writeFileSync(file, text);
    return file;
  };
  await contentLoaded({ content: await loadContent(), actions: { createData } });
  await postBuild({ outDir: path.join(siteDir, 'build') });
  const html = readFileSync(path.join(siteDir, 'build/demo-sandbox/index.html'), 'utf8');
  assert.match(html, /connect-src 'none'/);
  const [, script] = /<script src="\/([^"]+)"/.exec(html);
  assert.ok(existsSync(path.join(siteDir, 'build', script)));
});

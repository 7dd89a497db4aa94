import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { missingModules } from './missing-modules';

it('finds imports that only the packages above the copy have', () => {
  const root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'missing-modules-')));
  const copy = '.cache/copy';
  const page = "import 'lib';\nimport 'lib/New';\nimport 'lib/Old';\nimport './own';\n";
  const texts = {
    'node_modules/lib/index.d.ts': 'export {};',
    'node_modules/lib/Old.d.ts': 'export {};',
    [`${copy}/node_modules/lib/index.d.ts`]: 'export {};',
    [`${copy}/node_modules/lib/New.d.ts`]: 'export {};',
    [`${copy}/page.tsx`]: page,
    [`${copy}/docs_versioned_docs/page.tsx`]: page,
  };
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const files = ['page.tsx', 'docs_versioned_docs/page.tsx'];
  expect(missingModules(path.join(root, copy), files, ['lib'])).toEqual([
    { file: 'page.tsx', line: 3, message: "there is no module 'lib/Old'" },
  ]);
  rmSync(root, { recursive: true });
});

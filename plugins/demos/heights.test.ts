import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { heightsFile, heightsOf } from './heights';

const dir = mkdtempSync(path.join(tmpdir(), 'heights-'));
afterAll(() => rmSync(dir, { recursive: true }));

function demo(page: string, heights?: string): string {
  mkdirSync(path.join(dir, page), { recursive: true });
  if (heights !== undefined) {
    writeFileSync(path.join(dir, page, 'heights.json'), heights);
  }
  return path.join(dir, page, 'BasicButtons.tsx');
}

it('stands beside the demos', () => {
  expect(heightsFile('/site/button/demos/BasicButtons.tsx')).toBe(
    '/site/button/demos/heights.json',
  );
});

it('gives the heights of the demo', () => {
  const file = demo('measured', '{"BasicButtons": [120, 80], "Other": [1]}');
  expect(heightsOf(file)).toEqual([120, 80]);
});

it('gives null before the demo, or any of its page, was measured', () => {
  expect(heightsOf(demo('other', '{"Other": [1]}'))).toBeNull();
  expect(heightsOf(demo('none'))).toBeNull();
});

it('says which file is not valid JSON, and how to remake it', () => {
  const file = demo('broken', '{"BasicButtons": [120,');
  expect(() => heightsOf(file)).toThrow(
    `${path.join(dir, 'broken/heights.json')} is not valid JSON. Remake it: npm run demos:measure`,
  );
});

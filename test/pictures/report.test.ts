import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { temporaryFolder } from '../unit/temporary-folder';
import type { Result } from './compare-sites';
import { openReport } from './report';

const PNG = Buffer.from('picture');
const PAIR = { before: PNG, after: PNG, difference: PNG, pixels: 1234 };

const result = (line: string, found: Result['found']): Result => ({
  line,
  shot: {
    kind: 'demo',
    address: '/demo/x/?demo=a/<b>&mode=dark',
    engine: 'chromium',
    size: { width: 768, height: 800 },
    mode: 'dark',
    group: 'docs-x',
  },
  found,
});

const dir = temporaryFolder({ 'images/old.png': '' });

async function written() {
  const report = openReport(dir, { base: 'commit 0123456789', total: 8 });
  const results = [
    result('demo A', { outcome: 'same' }),
    result('demo <B>', { outcome: 'changed', ...PAIR }),
    result('demo C', { outcome: 'unstable', ...PAIR }),
    result('demo D', { outcome: 'failed', message: 'The page is <empty>.' }),
    result('demo E', { outcome: 'new', picture: PNG }),
    result('demo F', { outcome: 'removed', picture: PNG }),
  ];
  for (const one of results) {
    await report.add(one);
  }
  return { ...report.write(), $: load(readFileSync(path.join(dir, 'index.html'), 'utf8')) };
}

it('counts the outcomes, and says how many pictures are missing', async () => {
  const { counts, summary } = await written();
  expect(counts).toEqual({ same: 1, changed: 1, unstable: 1, failed: 1, new: 1, removed: 1 });
  expect(summary).toBe(
    '6 of 8 pictures compared with commit 0123456789: 1 changed, 1 unstable, 1 failed, 1 new, 1 removed, 1 same',
  );
});

it('has a list for each outcome, with the address of each picture', async () => {
  const { $ } = await written();
  const listOf = (outcome: string) =>
    $(`#${outcome} h3`)
      .get()
      .map((title) => $(title).text());
  expect(listOf('changed')).toEqual(['demo <B>']);
  expect(listOf('removed')).toEqual(['demo F']);
  expect($('#failed pre').text()).toBe('The page is <empty>.');
  expect($('#changed code').text()).toBe('/demo/x/?demo=a/<b>&mode=dark');
  expect(
    $('a')
      .get()
      .map((link) => $(link).attr('href')),
  ).toEqual(['#changed', '#unstable', '#failed', '#new', '#removed']);
});

it('shows before, after and difference of a change, with a slider', async () => {
  const { $ } = await written();
  expect($('#changed label:has(input[type=range])').text()).toContain('before and after');
  expect($('#unstable label').text()).toContain('first and second');
  expect($('#changed').text()).toContain('1,234 pixels differ');
  const alternatives = $('#changed img')
    .get()
    .map((image) => $(image).attr('alt'));
  expect(alternatives).toEqual(['Before: demo <B>', 'After: demo <B>', 'Difference: demo <B>']);
});

it('contains only its own pictures', async () => {
  const { $ } = await written();
  const files = $('img')
    .get()
    .map((image) => $(image).attr('src')!);
  expect(files).toHaveLength(3 + 3 + 1 + 1);
  files.forEach((file) => expect(readFileSync(path.join(dir, file))).toEqual(PNG));
  expect(existsSync(path.join(dir, 'images/old.png'))).toBe(false);
});

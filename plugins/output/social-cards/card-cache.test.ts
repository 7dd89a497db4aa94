import fs from 'node:fs';
import path from 'node:path';
import { openCardCache } from './card-cache';
import { temporaryFolder } from '../../../test/unit/temporary-folder';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 0, 31);
const card = { title: 'Button', product: 'Material UI', section: ['Inputs'] };

let folder: string;
beforeEach(() => {
  folder = path.join(temporaryFolder(), 'cards');
});

const open = (design = 'design', now = NOW) => openCardCache(folder, design, now);

it('finds a stored card in the next build', () => {
  const name = open().nameOf(card);
  expect(open().find(name)).toBeNull();
  const file = open().store(name, Buffer.from('png'));
  expect(open().find(open().nameOf({ ...card }))).toBe(file);
  expect(fs.readFileSync(file, 'utf8')).toBe('png');
  expect(fs.readdirSync(folder)).toEqual([name]);
});

it.each([
  ['title', (open_) => open_().nameOf({ ...card, title: 'Alert' })],
  ['product', (open_) => open_().nameOf({ ...card, product: 'Joy UI' })],
  ['section', (open_) => open_().nameOf({ ...card, section: [] })],
  ['design', (open_) => open_('other').nameOf(card)],
] as [string, (open_: typeof open) => string][])(
  'draws again after a change of the %s',
  (_, nameOf) => {
    expect(nameOf(open)).not.toBe(open().nameOf(card));
  },
);

it('keeps cards that were used in the last 30 days, and deletes the others', () => {
  const early = open('design', NOW - 40 * DAY);
  early.store('unused.png', Buffer.from('a'));
  early.store('used.png', Buffer.from('b'));
  fs.writeFileSync(path.join(folder, 'draft.png.1'), '');
  fs.utimesSync(path.join(folder, 'draft.png.1'), 0, 0);
  open('design', NOW - 20 * DAY).find('used.png');
  open().trim();
  expect(fs.readdirSync(folder)).toEqual(['used.png']);
});

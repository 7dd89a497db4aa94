import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Days for which an unused card is kept, for builds of other branches and parts of the site. */
const KEPT_DAYS = 30;

const DAY_IN_MS = 24 * 60 * 60 * 1000;

/** Digits of a hash in the name of a card. */
const HASH_DIGITS = 20;

/** Drawn cards, by everything that they are drawn from. */
export interface CardCache {
  /** Name of the file of a card, whether it has been drawn or not. It is the same in every build. */
  nameOf: (content: unknown) => string;
  /** The cached file, or `null`. A file that is asked for counts as used. */
  find: (name: string) => string | null;
  /** Stores a file and returns its path. */
  store: (name: string, data: Buffer) => string;
  /** Deletes files that have not been used for 30 days. */
  trim: () => void;
}

/**
 * Opens the cache of drawn cards.
 *
 * @param folder - Created if it doesn't exist.
 * @param design - What all cards have in common, such as code and fonts.
 * @param now - Time in milliseconds.
 */
export function openCardCache(folder: string, design: string, now = Date.now()): CardCache {
  fs.mkdirSync(folder, { recursive: true });
  const used = new Date(now);
  return {
    nameOf(content) {
      const hash = createHash('sha256').update(design).update(JSON.stringify(content));
      return `${hash.digest('hex').slice(0, HASH_DIGITS)}.png`;
    },

    find(name) {
      const file = path.join(folder, name);
      if (!fs.existsSync(file)) {
        return null;
      }
      fs.utimesSync(file, used, used);
      return file;
    },

    store(name, data) {
      const file = path.join(folder, name);
      // A build can be interrupted at any time.
      const draft = `${file}.${process.pid}`;
      fs.writeFileSync(draft, data);
      fs.renameSync(draft, file);
      fs.utimesSync(file, used, used);
      return file;
    },

    trim() {
      for (const name of fs.readdirSync(folder)) {
        const file = path.join(folder, name);
        if (now - fs.statSync(file).mtimeMs > KEPT_DAYS * DAY_IN_MS) {
          fs.rmSync(file);
        }
      }
    },
  };
}

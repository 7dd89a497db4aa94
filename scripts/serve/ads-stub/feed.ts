import { STUB_PATH } from './modes';
import type { FeedMode } from './modes';

/** What the feed answers. */
export interface FeedAnswer {
  status: number;
  body: string;
}

/** An ad with all fields; its description has markup, which must be shown as text. */
const AD = {
  statlink: 'https://www.example.com/sponsor',
  statimp: `${STUB_PATH}/seen.svg`,
  pixel: `${STUB_PATH}/pixel.svg?t=[timestamp]||${STUB_PATH}/pixel.svg?again=[timestamp]`,
  timestamp: '1700000000',
  image: `${STUB_PATH}/ad.svg`,
  company: 'Stand-in sponsor',
  description: 'An ad with <img src=x onerror="window.injected=true"> markup.',
};

const json = (value: unknown): FeedAnswer => ({ status: 200, body: JSON.stringify(value) });

/**
 * The answer of the stand-in's feed.
 *
 * @param asked - How often it was asked before; `retried` has its ad at the third time.
 * @returns `null` for an answer that never comes.
 */
export function feedAnswer(mode: FeedMode, asked: number): FeedAnswer | null {
  switch (mode) {
    case 'good':
      return json({ ads: [{}, AD] });
    case 'retried':
      return json({ ads: asked < 2 ? [{}] : [AD] });
    case 'backers':
      return json({ ads: [{ ...AD, statlink: 'https://www.example.com/backers/' }] });
    case 'empty':
      return json({ ads: [] });
    case 'malformed':
      return { status: 200, body: '{"ads": [<html>' };
    case 'down':
      return { status: 503, body: 'down, as asked' };
    case 'slow':
      return null;
  }
}

import { STUB_PATH } from './modes';
import type { FeedMode } from './modes';

/** A response of the feed. */
export interface FeedAnswer {
  status: number;
  body: string;
}

/** An ad with all fields. Its description contains markup, which must be shown as text. */
const AD = {
  statlink: 'https://www.example.com/sponsor',
  statimp: `${STUB_PATH}/seen.svg`,
  pixel: `${STUB_PATH}/pixel.svg?t=[timestamp]||${STUB_PATH}/pixel.svg?again=[timestamp]`,
  timestamp: '1700000000',
  image: `${STUB_PATH}/ad.svg`,
  company: 'Mock sponsor',
  description: 'An ad with <img src=x onerror="window.injected=true"> markup.',
};

const json = (value: unknown): FeedAnswer => ({ status: 200, body: JSON.stringify(value) });

/**
 * The response of the mock feed.
 *
 * @param asked - Number of previous requests; in mode `retried` the third one returns an ad.
 * @returns `null` for a response that never arrives.
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
      return { status: 503, body: 'down as requested' };
    case 'slow':
      return null;
  }
}

import { homeShard } from '../data/home-shard';
import type { SearchIndex } from '../data/search-index';
import { bestOf, groupHits } from './groups';
import type { Answer, Question } from './messages';

/** Answers a question with what is in the index so far. */
export function answerOf(
  { engine, getState }: Pick<SearchIndex, 'engine' | 'getState'>,
  { query, pathname }: Pick<Question, 'query' | 'pathname'>,
): Answer {
  const state = getState();
  const home = homeShard(state.loaded, pathname);
  const hits = engine.search(query, home);
  const isLost = hits.length === 0 && query.trim() !== '';
  return {
    ...state,
    query,
    best: bestOf(hits),
    groups: groupHits(hits),
    nearest: isLost ? engine.nearest(query, home).map((hit) => ({ ...hit, isNested: false })) : [],
    popular: engine.popular(home),
  };
}

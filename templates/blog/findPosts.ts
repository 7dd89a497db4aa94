import { POSTS } from './posts';
import type { Post, Topic } from './posts';

const WORDS_PER_MINUTE = 200;

/** The posts on a topic whose text contains all words of a query, the newest first. */
export function findPosts(topic: Topic | null, query: string): Post[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return POSTS.filter((post) => {
    const text = [post.title, post.summary, ...post.paragraphs].join(' ').toLowerCase();
    return (topic === null || post.topic === topic) && words.every((word) => text.includes(word));
  });
}

/** Minutes that reading a post takes, at least one. */
export function readingMinutes({ paragraphs }: Post): number {
  return Math.max(1, Math.round(paragraphs.join(' ').split(' ').length / WORDS_PER_MINUTE));
}

const dates = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** @param date - As `YYYY-MM-DD`. */
export const formatDate = (date: string): string => dates.format(new Date(date));

import { useEffect, useRef, useState } from 'react';
import SitePage from '../shared-site/SitePage';
import { MAIN_ID } from '../shared-site/SkipLink';
import { FOOTER, PRODUCT } from './data';
import PostList from './PostList';
import PostPage from './PostPage';
import type { Topic } from './posts';
import { usePostId } from './usePostId';

/** A list of posts with topics and search, and a page per post. */
export default function Blog() {
  const id = usePostId();
  // Kept here, so the list is the same after reading a post.
  const [topic, setTopic] = useState<Topic | null>(null);
  const [query, setQuery] = useState('');
  const shown = useRef(id);
  useEffect(() => {
    // As after loading a page: the keyboard continues at the start of the main part.
    if (shown.current !== id) {
      shown.current = id;
      document.getElementById(MAIN_ID)?.focus();
      window.scrollTo(0, 0);
    }
  }, [id]);
  return (
    <SitePage product={PRODUCT} footer={FOOTER}>
      {id === null ? (
        <PostList topic={topic} onTopicChange={setTopic} query={query} onQueryChange={setQuery} />
      ) : (
        <PostPage id={id} />
      )}
    </SitePage>
  );
}

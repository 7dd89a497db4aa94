import Typography from '@mui/material/Typography';
import { formatDate, readingMinutes } from './findPosts';
import type { Post } from './posts';

/** Topic, date and reading time. */
export default function PostFacts({ post }: { post: Post }) {
  return (
    <Typography variant="body2" color="textSecondary">
      {post.topic} · <time dateTime={post.date}>{formatDate(post.date)}</time> ·{' '}
      {readingMinutes(post)} min read
    </Typography>
  );
}

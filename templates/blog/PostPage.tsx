import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import PostFacts from './PostFacts';
import PostPicture from './PostPicture';
import { POSTS } from './posts';
import { hrefOf } from './usePostId';

/** A post with a link to the next older one, or a message if there's no such post. */
export default function PostPage({ id }: { id: string }) {
  const index = POSTS.findIndex((post) => post.id === id);
  const post = POSTS[index];
  const older = POSTS[index + 1];
  const backLink = (
    <Link href={hrefOf(null)} sx={{ display: 'inline-block', paddingBlock: 1 }}>
      All posts
    </Link>
  );
  if (!post) {
    return (
      <Container maxWidth="md" sx={{ paddingBlock: { xs: 5, md: 10 } }}>
        <Typography component="h1" variant="h3" gutterBottom>
          Post not found
        </Typography>
        <Typography gutterBottom sx={{ overflowWrap: 'anywhere' }}>
          There’s no post “{id}”. The address may contain a typo.
        </Typography>
        {backLink}
      </Container>
    );
  }
  return (
    <Container component="article" maxWidth="md" sx={{ paddingBlock: { xs: 3, md: 6 } }}>
      {backLink}
      <Typography
        component="h1"
        variant="h2"
        sx={{ mt: 2, mb: 2, fontSize: { xs: '2.25rem', md: '3rem' } }}
      >
        {post.title}
      </Typography>
      <PostFacts post={post} />
      <Box sx={{ marginBlock: 4, borderRadius: 3, overflow: 'hidden' }}>
        <PostPicture post={post} height={280} />
      </Box>
      <Box sx={{ maxWidth: '65ch' }}>
        <Typography sx={{ fontSize: '1.25rem', mb: 3 }}>{post.summary}</Typography>
        {post.paragraphs.map((paragraph) => (
          <Typography key={paragraph} sx={{ fontSize: '1.0625rem', lineHeight: 1.75, mb: 2.5 }}>
            {paragraph}
          </Typography>
        ))}
      </Box>
      {older && (
        <Box sx={{ mt: 5, pt: 3, borderTop: 1, borderColor: 'divider' }}>
          <Typography variant="body2" color="textSecondary">
            Older post
          </Typography>
          <Link href={hrefOf(older.id)} variant="h6">
            {older.title}
          </Link>
        </Box>
      )}
    </Container>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { INTRODUCTION, PRODUCT } from './data';
import { findPosts } from './findPosts';
import PostCard from './PostCard';
import PostFilter from './PostFilter';
import type { PostFilterProps } from './PostFilter';

/** All posts, or those that match the topic and the words. */
export default function PostList(props: PostFilterProps) {
  const { topic, onTopicChange, query, onQueryChange } = props;
  const posts = findPosts(topic, query);
  const isFiltered = topic !== null || query.trim() !== '';
  return (
    <Container sx={{ paddingBlock: { xs: 4, md: 8 } }}>
      <Typography component="h1" variant="h2" sx={{ fontSize: { xs: '2.25rem', md: '3rem' } }}>
        {PRODUCT}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 4, fontSize: '1.125rem' }}>
        {INTRODUCTION}
      </Typography>
      <PostFilter {...props} />
      <Typography role="status" variant="body2" color="textSecondary" sx={{ paddingBlock: 2 }}>
        {posts.length === 1 ? '1 post' : `${posts.length} posts`}
      </Typography>
      {posts.length === 0 ? (
        <Box sx={{ paddingBlock: 6 }}>
          <Typography component="h2" variant="h5" gutterBottom>
            No post matches
          </Typography>
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            Use fewer or other words, or choose another topic.
          </Typography>
          <Button
            variant="outlined"
            onClick={() => {
              onTopicChange(null);
              onQueryChange('');
            }}
          >
            Show all posts
          </Button>
        </Box>
      ) : (
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            margin: 0,
            padding: 0,
            display: 'grid',
            gap: 2.5,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
          }}
        >
          {posts.map((post, index) => (
            <PostCard key={post.id} post={post} isLead={index === 0 && !isFiltered} />
          ))}
        </Box>
      )}
    </Container>
  );
}

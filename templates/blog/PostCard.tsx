import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import PostFacts from './PostFacts';
import PostPicture from './PostPicture';
import type { Post } from './posts';
import { hrefOf } from './usePostId';

interface PostCardProps {
  post: Post;
  /** Takes the full width, with the picture beside the text in wide windows. */
  isLead?: boolean;
}

/** A post in the list. The card is its link. */
export default function PostCard({ post, isLead = false }: PostCardProps) {
  return (
    <Card
      component="li"
      variant="outlined"
      sx={{ gridColumn: isLead ? '1 / -1' : undefined, display: 'flex' }}
    >
      <CardActionArea
        href={hrefOf(post.id)}
        sx={{
          display: 'grid',
          alignContent: 'start',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: isLead ? 'minmax(0, 6fr) minmax(0, 5fr)' : 'minmax(0, 1fr)',
          },
        }}
      >
        <PostPicture post={post} height={isLead ? { xs: 200, md: 320 } : 160} isDecorative />
        <Box sx={{ padding: { xs: 2.5, md: isLead ? 5 : 3 }, alignSelf: 'center' }}>
          <PostFacts post={post} />
          <Typography component="h2" variant={isLead ? 'h3' : 'h5'} sx={{ mt: 1, mb: 1 }}>
            {post.title}
          </Typography>
          <Typography color="textSecondary">{post.summary}</Typography>
        </Box>
      </CardActionArea>
    </Card>
  );
}

import Box from '@mui/material/Box';
import type { Post, Topic } from './posts';

const COLORS: Record<Topic, string> = {
  Bread: 'warning.main',
  Tools: 'primary.main',
  Mistakes: 'secondary.main',
};

/** Differs from post to post, but not from visit to visit. */
function seedOf(id: string): number {
  return [...id].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) % 997, 7);
}

interface PostPictureProps {
  post: Post;
  /** In pixels, if need be per width of the window. */
  height: number | { xs: number; md: number };
  /** Hides it from screen readers, where it would only repeat what the text next to it says. */
  isDecorative?: boolean;
}

/** A loaf with cuts, drawn from the post's id. Replace it with a photo of your own. */
export default function PostPicture({ post, height, isDecorative = false }: PostPictureProps) {
  const seed = seedOf(post.id);
  const cuts = 2 + (seed % 4);
  const tilt = (seed % 40) - 20;
  const width = 108 + (seed % 5) * 12;
  return (
    <Box
      component="svg"
      viewBox="0 0 400 220"
      preserveAspectRatio="xMidYMid slice"
      {...(isDecorative
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': `Drawing of a loaf with ${cuts} cuts in its crust` })}
      sx={{ display: 'block', width: 1, height, color: COLORS[post.topic] }}
    >
      <rect width="400" height="220" fill="currentColor" opacity=".12" />
      <g stroke="currentColor" opacity=".16">
        {Array.from({ length: 13 }, (_, index) => (
          <path key={index} d={`M${index * 40 - 60} 220l120-220`} />
        ))}
      </g>
      <g transform={`rotate(${tilt} 200 110)`}>
        <ellipse cx="200" cy="110" rx={width} ry="62" fill="currentColor" opacity=".85" />
        <g stroke="var(--mui-palette-background-paper)" strokeWidth="7" strokeLinecap="round">
          {Array.from({ length: cuts }, (_, index) => {
            const x = 200 + (index - (cuts - 1) / 2) * (130 / cuts);
            return <path key={index} d={`M${x - 12} 140q6-32 24-58`} fill="none" />;
          })}
        </g>
      </g>
    </Box>
  );
}

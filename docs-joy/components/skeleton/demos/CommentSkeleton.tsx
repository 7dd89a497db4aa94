import Avatar from '@mui/joy/Avatar';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const comments = [
  { user: 'Ana Ruiz', text: 'The parcel arrived, thank you.' },
  { user: 'Ben Okafor', text: 'Can I change the address of my order?' },
];

export default function CommentSkeleton() {
  return (
    <Stack aria-busy spacing={2} sx={{ width: 280 }}>
      {comments.map(({ user, text }) => (
        <Stack key={user} direction="row" spacing={1.5}>
          <Avatar>
            <Skeleton />
          </Avatar>
          <div>
            <Typography level="title-sm">
              <Skeleton>{user}</Skeleton>
            </Typography>
            <Typography level="body-sm">
              <Skeleton>{text}</Skeleton>
            </Typography>
          </div>
        </Stack>
      ))}
    </Stack>
  );
}

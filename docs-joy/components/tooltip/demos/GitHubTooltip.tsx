import Avatar from '@mui/joy/Avatar';
import Chip from '@mui/joy/Chip';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';
import Typography from '@mui/joy/Typography';

export default function GitHubTooltip() {
  return (
    <Tooltip
      arrow
      describeChild
      variant="outlined"
      placement="bottom-start"
      title={
        <Stack spacing={1} sx={{ width: 240, p: 1 }}>
          <Typography level="body-sm">Opened on March 4</Typography>
          <Typography level="title-md">The total has no tax</Typography>
          <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <Avatar size="sm">AR</Avatar>
            <Typography level="body-sm">Ana Ruiz</Typography>
            <Chip size="sm" color="success">
              Open
            </Chip>
          </Stack>
        </Stack>
      }
    >
      <Link href="#github-tooltip">Ticket 318</Link>
    </Tooltip>
  );
}

import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const broken = 'data:image/png;base64,broken';
const fill = { bgcolor: 'primary.main' };

export default function FallbackAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar alt="Sarah Long" src={broken} sx={fill}>
        SL
      </Avatar>
      <Avatar alt="Carlos Diaz" src={broken} sx={fill} />
      <Avatar alt="" src={broken} sx={fill} />
    </Stack>
  );
}

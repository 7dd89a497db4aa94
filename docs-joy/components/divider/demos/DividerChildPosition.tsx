import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';

const positions = ['0%', '25%', '50%', '100%'];

export default function DividerChildPosition() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 360 }}>
      {positions.map((position) => (
        <Divider
          key={position}
          role="presentation"
          sx={{ '--Divider-childPosition': position }}
        >
          {position}
        </Divider>
      ))}
    </Stack>
  );
}

import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import { styled } from '@mui/joy/styles';

const FrameCount = styled(Sheet)(({ theme }) => ({
  padding: theme.spacing(1, 2),
  borderRadius: theme.vars.radius.md,
  borderInlineStart: `4px solid ${theme.vars.palette.warning[400]}`,
  fontVariantNumeric: 'tabular-nums',
}));

export default function StyledComponent() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <FrameCount variant="soft">Brood: 7 frames</FrameCount>
      <FrameCount variant="soft">Honey: 11 frames</FrameCount>
    </Stack>
  );
}

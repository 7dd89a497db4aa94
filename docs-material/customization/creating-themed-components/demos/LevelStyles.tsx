import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const LevelWater = styled('div', { name: 'AppLevel', slot: 'water' })<{
  ownerState: { alarm: boolean };
}>(({ theme }) => ({
  width: 208,
  padding: theme.spacing(9, 2, 1),
  backgroundColor: (theme.vars ?? theme).palette.primary.main,
  color: (theme.vars ?? theme).palette.primary.contrastText,
  variants: [
    {
      props: { alarm: true },
      style: {
        backgroundColor: (theme.vars ?? theme).palette.error.dark,
        color: (theme.vars ?? theme).palette.error.contrastText,
      },
    },
  ],
}));

export default function LevelStyles() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <LevelWater ownerState={{ alarm: false }}>Mill weir</LevelWater>
      <LevelWater ownerState={{ alarm: true }}>Old bridge, alarm</LevelWater>
    </Stack>
  );
}

import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const LevelRoot = styled('div', { name: 'AppLevel', slot: 'root' })<{
  ownerState: { alarm: boolean };
}>(({ theme }) => ({
  padding: theme.spacing(2),
  border: `2px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: (theme.vars ?? theme).shape.borderRadius,
  variants: [
    {
      props: { alarm: true },
      style: { borderColor: (theme.vars ?? theme).palette.error.main },
    },
  ],
}));

const LevelValue = styled('div', { name: 'AppLevel', slot: 'value' })(
  ({ theme }) => ({
    ...theme.typography.h4,
  }),
);

export default function LevelStyles() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <LevelRoot ownerState={{ alarm: false }}>
        <LevelValue>3.42 m</LevelValue>Mill weir
      </LevelRoot>
      <LevelRoot ownerState={{ alarm: true }}>
        <LevelValue>5.10 m</LevelValue>Old bridge, alarm
      </LevelRoot>
    </Stack>
  );
}

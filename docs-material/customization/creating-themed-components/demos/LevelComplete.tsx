import Stack from '@mui/material/Stack';
import { styled, useThemeProps } from '@mui/material/styles';
import * as React from 'react';

interface LevelProps extends React.ComponentProps<'div'> {
  value: number;
  place: string;
  alarm?: boolean;
}

const LevelRoot = styled('div', { name: 'AppLevel', slot: 'root' })<{
  ownerState: LevelProps;
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

const LevelPlace = styled('div', { name: 'AppLevel', slot: 'place' })(
  ({ theme }) => ({
    ...theme.typography.body2,
    color: (theme.vars ?? theme).palette.text.secondary,
  }),
);

function Level(inProps: LevelProps) {
  const props = useThemeProps({ props: inProps, name: 'AppLevel' });
  const { value, place, alarm = false, ...other } = props;
  return (
    <LevelRoot ownerState={{ ...props, alarm }} {...other}>
      <LevelValue>{value.toFixed(2)} m</LevelValue>
      <LevelPlace>{alarm ? `${place}, alarm` : place}</LevelPlace>
    </LevelRoot>
  );
}

export default function LevelComplete() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Level value={3.42} place="Mill weir" />
      <Level value={5.1} place="Old bridge" alarm />
    </Stack>
  );
}

import Stack from '@mui/material/Stack';
import { styled, useThemeProps } from '@mui/material/styles';
import * as React from 'react';

interface LevelProps extends React.ComponentProps<'div'> {
  meters: number;
  /** The level at the top of the pole. */
  top?: number;
  alarmFrom?: number;
}

interface LevelState {
  ownerState: { alarm: boolean };
}

const LevelRoot = styled('div', {
  name: 'AppLevel',
  slot: 'root',
})<LevelState>({
  display: 'flex',
  alignItems: 'flex-end',
  width: 208,
});

const LevelPole = styled('div', { name: 'AppLevel', slot: 'pole' })(
  ({ theme }) => ({
    display: 'flex',
    alignItems: 'flex-end',
    width: 24,
    height: 96,
    border: `1px solid ${(theme.vars ?? theme).palette.text.primary}`,
  }),
);

const LevelWater = styled('div', {
  name: 'AppLevel',
  slot: 'water',
})<LevelState>(({ theme }) => ({
  flexGrow: 1,
  backgroundColor: (theme.vars ?? theme).palette.primary.main,
  variants: [
    {
      props: { alarm: true },
      style: { backgroundColor: (theme.vars ?? theme).palette.error.dark },
    },
  ],
}));

const LevelLabel = styled('span', { name: 'AppLevel', slot: 'label' })(
  ({ theme }) => ({ paddingInline: theme.spacing(1), fontSize: '0.875rem' }),
);

function Level(inProps: LevelProps) {
  const {
    meters,
    top = 6,
    alarmFrom = Infinity,
    children,
    ...other
  } = useThemeProps({ props: inProps, name: 'AppLevel' });
  const ownerState = { alarm: meters >= alarmFrom };
  return (
    <LevelRoot ownerState={ownerState} {...other}>
      <LevelPole>
        <LevelWater
          ownerState={ownerState}
          style={{ height: `${(meters / top) * 100}%` }}
        />
      </LevelPole>
      <LevelLabel>
        {children}, {meters.toFixed(2)} m{ownerState.alarm && ', alarm'}
      </LevelLabel>
    </LevelRoot>
  );
}

export default function LevelComplete() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Level meters={3.42}>Mill weir</Level>
      <Level meters={5.1} alarmFrom={4.8}>
        Old bridge
      </Level>
    </Stack>
  );
}

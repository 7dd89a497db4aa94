import * as React from 'react';
import DirectionsBike from '@mui/icons-material/DirectionsBike';
import DirectionsWalk from '@mui/icons-material/DirectionsWalk';
import RocketLaunch from '@mui/icons-material/RocketLaunch';
import Rating, { ratingClasses } from '@mui/material/Rating';
import { styled } from '@mui/material/styles';

const paces = [
  { label: 'Too slow', Icon: DirectionsWalk },
  { label: 'Just right', Icon: DirectionsBike },
  { label: 'Too fast', Icon: RocketLaunch },
];

interface PaceIconProps extends React.HTMLAttributes<HTMLSpanElement> {
  value: number;
}

function PaceIcon({ value, ...other }: PaceIconProps) {
  const { Icon } = paces[value - 1]!;
  return (
    <span {...other}>
      <Icon fontSize="inherit" />
    </span>
  );
}

const PaceRating = styled(Rating)(({ theme }) => ({
  gap: theme.spacing(1),
  color: (theme.vars ?? theme).palette.primary.main,
  [`& .${ratingClasses.iconEmpty}`]: {
    color: (theme.vars ?? theme).palette.text.secondary,
  },
}));

export default function RadioGroupRating() {
  return (
    <PaceRating
      highlightSelectedOnly
      role="radiogroup"
      aria-label="Pace of the demonstration"
      size="large"
      max={paces.length}
      defaultValue={2}
      getLabelText={(value) => paces[value - 1]!.label}
      slotProps={{ icon: { component: PaceIcon } }}
    />
  );
}

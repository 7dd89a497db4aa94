import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import type { PaperProps } from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import * as React from 'react';

interface ParcelProps extends PaperProps {
  gift?: boolean;
}

const Parcel = styled(Paper, {
  shouldForwardProp: (prop) => prop !== 'gift',
})<ParcelProps>(({ theme }) => ({
  padding: theme.spacing(2),
  border: `2px solid ${(theme.vars ?? theme).palette.divider}`,
  variants: [
    {
      props: { gift: true },
      style: {
        borderColor: (theme.vars ?? theme).palette.secondary.main,
        borderStyle: 'dashed',
      },
    },
  ],
}));

export default function DynamicStyles() {
  const [gift, setGift] = React.useState(true);
  return (
    <Parcel elevation={0} gift={gift}>
      <FormControlLabel
        label="Wrap as a gift"
        control={<Switch checked={gift} onChange={() => setGift(!gift)} />}
      />
    </Parcel>
  );
}

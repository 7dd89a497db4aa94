import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const Parcel = styled(Paper, {
  shouldForwardProp: (prop) => prop !== 'gift',
})<{ gift?: boolean }>(({ theme }) => ({
  padding: theme.spacing(2.75),
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
  return (
    <Stack direction="row" spacing={2}>
      <Parcel elevation={0}>Assam</Parcel>
      <Parcel elevation={0} gift>
        Sencha
      </Parcel>
    </Stack>
  );
}

import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const Ticket = styled('div')`
  padding: 8px 16px;
  border-left: 8px solid currentColor;
`;

const Platform = styled('div')`
  padding: 8px 16px;
  /* @noflip */
  border-left: 8px solid currentColor;
`;

export default function RtlOptOut() {
  return (
    <Stack spacing={2}>
      <Ticket>Your ticket</Ticket>
      <Platform>Platform 3</Platform>
    </Stack>
  );
}
